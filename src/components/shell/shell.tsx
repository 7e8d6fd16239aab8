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
import { CookieNotice } from "./cookie-notice";
import { LocaleDialog } from "./locale-dialog";
import styles from "./shell.module.css";
import { TestNotice } from "./test-notice";

interface Props {
  locale: Locale;
  content: ShellContent;
  /** Whether payments are tests, which every page then says. */
  isTestShop: boolean;
  /** What may be loaded after consent. */
  trackers: Trackers;
  /** Staff in preview mode: consent is not requested, and nothing is counted. */
  isPreview: boolean;
  children: ReactNode;
}

/** Parts of every page, independent of its frame; the layouts of the route groups add the rest (page-frame). */
export async function Shell({ locale, content, isTestShop, trackers, isPreview, children }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  const cart = await getTranslations({ locale, namespace: "cart" });
  return (
    <>
      <a className={styles.skip} href="#contenu">
        {t("skip")}
      </a>
      {/* It overlays the page, so that its buttons come first in the order of keys. */}
      {!isPreview && (
        <CookieNotice label={t("cookies.label")} refuse={t("cookies.refuse")} accept={t("cookies.accept")}>
          <b>{t("cookies.lead")}</b> {t("cookies.text")}{" "}
          <NextLink data-type="link" href={localeHref(locale, "/politique-des-cookies")}>
            {t("cookies.more")}
          </NextLink>
        </CookieNotice>
      )}
      {isTestShop && <TestNotice locale={locale} />}
      {children}
      {!isPreview && <Tracking locale={locale} trackers={trackers} adPages={content.adPages} />}
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
