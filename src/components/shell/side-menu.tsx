"use client";
import { useAtomValue, useSetAtom } from "jotai";
import NextLink from "next/link";
import { useState, type ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { cartModalVisibleAtom, cartPiecesAtom } from "@/src/client/state/cart";
import { Button } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { useNativeDialog } from "@/src/components/primitives/use-native-dialog";
import { useOnceOpen } from "@/src/components/primitives/use-once-open";
import { WindowOpener } from "@/src/components/primitives/window-opener";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { AccountLink } from "./account-link";
import { footerId } from "./footer-id";
import type { ShownGroup } from "./load-menu";
import type { ShownLink } from "./shown-link";
import { SideGroups } from "./side-groups";
import styles from "./side-menu.module.css";
import { useMenu } from "./use-menu";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
  links: readonly ShownLink[];
  /** Names of the navbar's groups. */
  groupNames: readonly string[];
  /** URL of the groups, see menuAddress. */
  menu: string;
  texts: Record<"open" | "title" | "close" | "cart" | "continue" | "search" | "signIn", string>;
  /** Language and currency. */
  children: ReactNode;
}

/**
 * Menu of small screens. Opens over the whole screen; remembers on which page it was opened, so that it is closed on
 * another page. Scripts open and fill it: without them the opener leads to the footer. Source: specification §2,
 * mobile side menu.
 */
export function SideMenu({ locale, links, groupNames, menu, texts, children }: Props) {
  const path = usePath();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  const isOpen = openedAt === path;
  const dialog = useNativeDialog(isOpen, close);
  const hasContent = useOnceOpen(isOpen);
  // Their names are there from the start, so that nothing moves when their content is loaded.
  const groups = useMenu(menu, hasContent) ?? groupNames.map((name): ShownGroup => [name, []]);
  const pieces = useAtomValue(cartPiecesAtom);
  const setCartVisible = useSetAtom(cartModalVisibleAtom);
  const openCart = () => {
    close();
    setCartVisible(true);
  };
  return (
    <div data-only="narrow">
      <WindowOpener
        href={`#${footerId}`}
        className={styles.icon}
        aria-label={texts.open}
        onOpen={() => setOpenedAt(path)}
      >
        <Icon name="menu" />
      </WindowOpener>
      <dialog {...dialog} className={styles.dialog} data-scene="nuit" aria-label={texts.title}>
        {hasContent && (
          <div className={styles.panel}>
            <div className={styles.head}>
              <button type="button" className={styles.icon} aria-label={texts.close} onClick={close}>
                <Icon name="close" />
              </button>
            </div>
            <ul className={styles.list}>
              {links.map(([to, label]) => (
                <li key={to}>
                  <NextLink href={localeHref(locale, to)}>{label}</NextLink>
                </li>
              ))}
            </ul>
            <SideGroups groups={groups} locale={locale} />
            <div className={styles.more}>
              <NextLink href={localeHref(locale, "/recherche")} prefetch={false}>
                {texts.search}
              </NextLink>
              <AccountLink locale={locale} label={texts.signIn} />
              {children}
            </div>
            <div className={styles.foot}>
              <Button tone="outline" onClick={openCart}>
                <span>{texts.cart}</span>
                <span data-type="data">
                  <LiveFigure>{pieces}</LiveFigure>
                </span>
              </Button>
              <Button onClick={close}>
                <span>{texts.continue}</span>
              </Button>
            </div>
          </div>
        )}
      </dialog>
    </div>
  );
}
