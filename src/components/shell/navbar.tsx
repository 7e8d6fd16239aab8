import { getTranslations } from "next-intl/server";
import type { Navigation } from "../../domain/content/navigation";
import { localise, type Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { textsAddress } from "../../i18n/texts-address";
import { Icon } from "../primitives/icon";
import { SearchButton } from "../search/search-button";
import { AccountLink } from "./account-link";
import { Brand } from "./brand";
import { CartButton } from "./cart-button";
import { LocaleButton } from "./locale-button";
import { NavEntry } from "./nav-entry";
import { NavFrame } from "./nav-frame";
import styles from "./navbar.module.css";
import { SideMenu } from "./side-menu";

interface Props {
  locale: Locale;
  navigation: Navigation;
  /** Composed pages that begin with a dark opening, by path without a language. */
  overPaths: readonly string[];
}

/** Source: specification §2, shell behaviour. */
export async function Navbar({ locale, navigation, overPaths }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <NavFrame overPaths={overPaths}>
      <div className={styles.bar}>
        <nav aria-label={t("nav.label")} data-only="wide">
          <ul className={styles.list}>
            {navigation.bar.map((entry) => (
              <li key={localise(entry.label, locale)}>
                <NavEntry entry={entry} locale={locale} />
              </li>
            ))}
          </ul>
        </nav>
        <SideMenu locale={locale} links={navigation.sideMenu} />
        <Brand href={localeHref(locale, "/")} label={t("nav.brandHome")} />
        <ul className={styles.list} data-end="">
          <li data-only="wide">
            <SearchButton
              locale={locale}
              texts={await textsAddress(locale, "search")}
              frame={{ title: t("nav.search"), close: t("close") }}
            >
              <Icon name="search" />
              <span data-sr="">{t("nav.search")}</span>
            </SearchButton>
          </li>
          <li data-only="wide">
            <LocaleButton locale={locale} />
          </li>
          <li data-only="wide">
            <AccountLink locale={locale} label={t("nav.signIn")} />
          </li>
          <li>
            <CartButton locale={locale}>
              <span data-only="wide">{t("nav.cart")}</span>
              <span data-only="narrow">
                <Icon name="bag" />
                <span data-sr="">{t("nav.cart")}</span>
              </span>
            </CartButton>
          </li>
        </ul>
      </div>
    </NavFrame>
  );
}
