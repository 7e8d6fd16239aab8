import { getTranslations } from "next-intl/server";
import type { Navigation, NavigationEntry } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { textsAddress } from "@/src/i18n/texts-address";
import { SearchButton } from "@/src/components/search/search-button";
import { AccountLink } from "./account-link";
import { Brand } from "./brand";
import { CartButton } from "./cart-button";
import { LocaleButton } from "./locale-button";
import { menuAddress } from "./menu";
import { NavEntries, type ShownEntry } from "./nav-entries";
import { NavFrame } from "./nav-frame";
import styles from "./navbar.module.css";
import { shownLink } from "./shown-link";
import { SideMenu } from "./side-menu";
import { sideRows } from "./side-rows";

interface Props {
  locale: Locale;
  navigation: Navigation;
  /** Composed pages with a dark hero, by path without a language; true where the page is one. */
  overPaths: readonly string[] | true;
}

/** A group with a page of its own is a link to it, whose panel is loaded on demand; one without is part of the page. */
function shownEntry({ label, href, children }: NavigationEntry, locale: Locale): ShownEntry {
  const name = localise(label, locale);
  if (children.length === 0) return [name, href ?? "/"];
  return href === null ? [name, children.map(shownLink(locale))] : [name, href, 1];
}

/** Source: specification §2, shell behaviour. */
export async function Navbar({ locale, navigation, overPaths }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  const menu = menuAddress(navigation, locale);
  return (
    <NavFrame overPaths={overPaths}>
      <div className={styles.bar}>
        <nav aria-label={t("nav.label")} data-only="wide">
          <NavEntries
            entries={navigation.bar.map((entry) => shownEntry(entry, locale))}
            locale={locale}
            menu={menu}
            toggle={t("nav.toggle")}
          />
        </nav>
        <SideMenu
          locale={locale}
          rows={sideRows(navigation, locale)}
          menu={menu}
          texts={{
            open: t("nav.openMenu"),
            toggle: t("nav.toggle"),
            title: t("nav.menu"),
            close: t("close"),
            cart: t("nav.cart"),
            continue: t("nav.continue"),
            search: t("nav.search"),
            signIn: t("nav.signIn"),
          }}
        >
          <LocaleButton locale={locale} />
        </SideMenu>
        <Brand href={localeHref(locale, "/")} name={t("brand")} label={t("nav.brandHome")} />
        <ul className={styles.list} data-end="">
          <li data-only="wide">
            <SearchButton
              locale={locale}
              texts={await textsAddress(locale, "search")}
              frame={{ title: t("nav.search"), close: t("close") }}
            />
          </li>
          <li data-only="wide">
            <LocaleButton locale={locale} />
          </li>
          <li data-only="wide">
            <AccountLink locale={locale} label={t("nav.signIn")} />
          </li>
          <li>
            <CartButton locale={locale} label={t("nav.cart")} isBagWhenNarrow />
          </li>
        </ul>
      </div>
    </NavFrame>
  );
}
