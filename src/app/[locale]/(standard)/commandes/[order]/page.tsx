import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { PayNotices } from "@/src/components/law/pay-notices";
import { OrderTracking } from "@/src/components/order/order-tracking";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { pageTexts } from "@/src/i18n/page-texts";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { orderData, offeredProviders, storefrontData } from "@/src/app/_shop/page-data";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string; order: string }>;
}

/** The address is a secret: the page is not cached anywhere. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "order" });
  return {
    ...(await pageMetadata({ locale, path: "/commandes/**", title: t("meta"), description: t("meta") })),
    referrer: "no-referrer",
  };
}

/** Order tracking, for the holder of the order's secret; any other address is absent. Source: scenario 20. */
export default async function OrderPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const { order: token } = await params;
  const [order, outcome, otherProviders, texts, { law, settings }] = await Promise.all([
    orderData(token),
    formOutcome(),
    offeredProviders(),
    pageTexts(locale, "order"),
    storefrontData(),
  ]);
  if (!order) notFound();
  const errorOf = (path: string) => (outcome?.path === path && !outcome.isDone ? outcome.error : null);
  return (
    <div className={styles.page} data-block="">
      <OrderTracking
        order={order}
        token={token}
        hasFailed={errorOf("/api/withdrawal") !== null}
        payError={errorOf("/api/pay-link")}
        otherProviders={otherProviders}
        payNotices={
          order.payUntil !== null && (
            <PayNotices law={law} countries={settings.shipping.countries} locale={locale} />
          )
        }
        locale={locale}
        texts={texts}
      />
    </div>
  );
}
