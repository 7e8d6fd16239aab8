import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { textsAddress } from "@/src/i18n/texts-address";
import { localeHref } from "@/src/i18n/locale-href";
import type { ShellContent } from "@/src/services/content/load-shell";
import { CartDrawer } from "@/src/components/cart/cart-drawer";
import { Tracking } from "@/src/components/tracking/tracking";
import { Banner } from "./banner";
import { CookieNotice } from "./cookie-notice";
import { Footer } from "./footer";
import { LocaleDialog } from "./locale-dialog";
import { Navbar } from "./navbar";
import { PromoBanner } from "./promo-banner";
import { ShellPart } from "./shell-part";
import { promoTexts } from "./shell-texts";
import styles from "./shell.module.css";
import { TestNotice } from "./test-notice";

interface Props {
  locale: Locale;
  content: ShellContent;
  /** Whether payments are tests, which every page then says. */
  isTestShop: boolean;
  /** What may be loaded after consent. */
  trackers: Trackers;
  children: ReactNode;
}

/** What surrounds every page; which parts of it show is decided by path, see shell-rules. */
export async function Shell({ locale, content, isTestShop, trackers, children }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  const cart = await getTranslations({ locale, namespace: "cart" });
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {t("skip")}
      </a>
      {isTestShop && <TestNotice locale={locale} />}
      <ShellPart part="promo">
        <PromoBanner texts={promoTexts(t)} />
      </ShellPart>
      {content.banners.length > 0 && (
        <ShellPart part="banner">
          <Banner
            messages={content.banners}
            seconds={content.bannerSeconds}
            texts={{ label: t("banner.label"), pause: t("banner.pause"), resume: t("banner.resume") }}
          />
        </ShellPart>
      )}
      <Navbar locale={locale} navigation={content.navigation} overPaths={content.overPaths} />
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ShellPart part="footer">
        <Footer locale={locale} content={content.footer} />
      </ShellPart>
      <Tracking locale={locale} trackers={trackers} />
      <CookieNotice label={t("cookies.label")} refuse={t("cookies.refuse")} accept={t("cookies.accept")}>
        <b>{t("cookies.lead")}</b> {t("cookies.text")}{" "}
        <NextLink data-type="lien" href={localeHref(locale, "/politique-des-cookies")}>
          {t("cookies.more")}
        </NextLink>
      </CookieNotice>
      <CartDrawer
        locale={locale}
        settings={content.cartSettings}
        texts={await textsAddress(locale, "cart")}
        frame={{ title: cart("title"), close: cart("close"), loading: cart("loading") }}
        instalments={trackers.instalment}
      />
      <LocaleDialog
        locale={locale}
        texts={await textsAddress(locale, "common")}
        frame={{ title: t("locale.title"), close: t("close") }}
      />
    </>
  );
}
