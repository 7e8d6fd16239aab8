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
import { SideEntry } from "./side-entry";
import { linksOnce, type SideRow } from "./side-rows";
import styles from "./side-menu.module.css";
import { useMenu } from "./use-menu";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
  rows: readonly SideRow[];
  /** URL of the groups, see menuAddress. */
  menu: string;
  texts: Record<"open" | "toggle" | "title" | "close" | "cart" | "continue" | "search" | "signIn", string>;
  /** Language and currency. */
  children: ReactNode;
}

/**
 * Menu of small screens. Opens over the whole screen; remembers on which page it was opened, so that it is closed on
 * another page. Scripts open and fill it: without them the opener leads to the footer. Source: specification §2,
 * mobile side menu.
 */
export function SideMenu({ locale, rows, menu, texts, children }: Props) {
  const path = usePath();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  const isOpen = openedAt === path;
  const dialog = useNativeDialog(isOpen, close);
  const hasContent = useOnceOpen(isOpen);
  const groups = linksOnce(useMenu(menu, hasContent) ?? [], rows);
  const [openGroup, setOpenGroup] = useState<string | null>(null);
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
              {rows.map((row) => {
                const [name, , group = ""] = row;
                const isGroupOpen = openGroup === name;
                return (
                  <SideEntry
                    key={name}
                    row={row}
                    links={groups.get(group) ?? []}
                    locale={locale}
                    isOpen={isGroupOpen}
                    onToggle={() => setOpenGroup(isGroupOpen ? null : name)}
                    toggle={texts.toggle}
                  />
                );
              })}
            </ul>
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
