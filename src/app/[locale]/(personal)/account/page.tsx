import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Account } from "@/src/components/account/account";
import styles from "@/src/components/account/account.module.css";
import { PagePicture } from "@/src/components/editorial/page-picture";
import { CartButton } from "@/src/components/shell/cart-button";
import { Brand } from "@/src/components/shell/brand";
import { LocaleButton } from "@/src/components/shell/locale-button";
import { localeHref } from "@/src/i18n/locale-href";
import { pageLocale } from "@/src/i18n/page-locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { formOutcome } from "@/src/app/_shop/form-outcome";
import { accountData, pagePictures, storefrontData } from "@/src/app/_shop/page-data";
import { robotsOf } from "@/src/i18n/page-metadata";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "account" });
  return { title: t("meta"), robots: robotsOf("/account") };
}

/** Depends on the signed-in customer. */
export const dynamic = "force-dynamic";

/** The account of the signed-in customer. */
export default async function AccountPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [common, texts, { settings }, own, outcome, pictures] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    pageTexts(locale, "account"),
    storefrontData(),
    accountData(locale),
    formOutcome(),
    pagePictures(),
  ]);
  return (
    <div className={styles.page} data-block="">
      <header className={styles.bar}>
        <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
        <CartButton locale={locale} label={common("nav.cart")} />
      </header>
      <div className={styles.content}>
        <Account
          locale={locale}
          found={own?.account ?? "signed-out"}
          isDue={own?.isDue ?? false}
          outcome={outcome}
          rates={settings.rates}
          texts={texts}
          localeButton={<LocaleButton locale={locale} />}
          picture={<PagePicture picture={pictures.account} sizes="(width < 900px) 100vw, 58vw" />}
        />
      </div>
    </div>
  );
}
