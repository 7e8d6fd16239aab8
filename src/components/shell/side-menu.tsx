import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import type { NavigationLink } from "../../domain/content/navigation";
import { localise, type Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { AccountLink } from "./account-link";
import { LocaleButton } from "./locale-button";
import { SideMenuPanel } from "./side-menu-panel";
import styles from "./side-menu.module.css";

interface Props {
  locale: Locale;
  links: readonly NavigationLink[];
}

/** Menu of small screens. Source: specification §2, mobile side menu. */
export async function SideMenu({ locale, links }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <SideMenuPanel
      texts={{
        open: t("nav.openMenu"),
        title: t("nav.menu"),
        close: t("close"),
        cart: t("nav.cart"),
        continue: t("nav.continue"),
      }}
    >
      <ul className={styles.list}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <NextLink href={localeHref(locale, href)}>{localise(label, locale)}</NextLink>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <NextLink href={localeHref(locale, "/recherche")} prefetch={false}>
          {t("nav.search")}
        </NextLink>
        <AccountLink locale={locale} label={t("nav.signIn")} />
        <LocaleButton locale={locale} />
      </div>
    </SideMenuPanel>
  );
}
