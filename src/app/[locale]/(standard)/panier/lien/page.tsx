import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { PreparedLines } from "@/src/components/prepared/prepared-lines";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import { listComma } from "@/src/domain/locale/locale";
import { isPromoCode } from "@/src/domain/cart/is-promo-code";
import { readItems, writeItems } from "@/src/domain/ucp/permalink";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageMetadata } from "@/src/i18n/page-metadata";
import { linkedData } from "@/src/app/_shop/page-data";
import { requestCurrency } from "@/src/app/_shop/request-currency";
import type { SearchParams } from "@/src/app/_shop/query-text";
import styles from "./page.module.css";

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: SearchParams;
}

/** It shows what its address names, in the visitor's currency. */
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "prepared.permalink" });
  return {
    ...(await pageMetadata({
      locale,
      path: "/panier/lien",
      title: t("title"),
      description: t("description"),
    })),
    referrer: "no-referrer",
  };
}

const single = (value: string | readonly string[] | undefined): string =>
  typeof value === "string" ? value : "";

/** The articles of a link, and one button that puts them into the cart: opening it changes nothing. */
export default async function LinkedPage({ params, searchParams }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const query = await searchParams;
  const { items, isBroken } = readItems(single(query.articles));
  const given = single(query.code);
  const code = isPromoCode(given) ? given : null;
  const currency = await requestCurrency();
  const [{ lines, unknown }, t] = await Promise.all([
    linkedData(items, locale, currency),
    getTranslations({ locale, namespace: "prepared.permalink" }),
  ]);
  const isUnread = isBroken || single(query.illisible) !== "";
  return (
    <div data-block="" className={styles.page}>
      <header className={styles.head}>
        <h1 data-type="t1">{t("title")}</h1>
        <p data-type="lead">{t(lines.length === 0 ? "nothing" : "lead")}</p>
      </header>
      {unknown.length > 0 && (
        <Notice tone="warning">{t("unknown", { items: unknown.join(listComma(locale)) })}</Notice>
      )}
      {isUnread && <Notice tone="warning">{t("unread")}</Notice>}
      {lines.length === 0 ? (
        <p>
          <ButtonLink href={localeHref(locale, "/montres")}>{t("watches")}</ButtonLink>
        </p>
      ) : (
        <>
          <PreparedLines lines={lines} currency={currency} locale={locale} />
          <form className={styles.form} method="post" action={`/api/cart/add-linked?locale=${locale}`}>
            <input
              type="hidden"
              name="articles"
              value={writeItems(lines.map(({ sku, quantity }) => ({ id: sku, quantity })))}
            />
            {code !== null && <input type="hidden" name="code" value={code} />}
            <Button type="submit">{t("add")}</Button>
            {code !== null && <p data-type="note">{t("code", { code })}</p>}
          </form>
        </>
      )}
    </div>
  );
}
