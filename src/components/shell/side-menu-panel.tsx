"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useState, type ReactNode } from "react";
import { cartModalVisibleAtom, cartPiecesAtom } from "../../state/cart";
import { Button } from "../primitives/button";
import { Icon } from "../primitives/icon";
import { useNativeDialog } from "../primitives/use-native-dialog";
import { WindowOpener } from "../primitives/window-opener";
import { footerId } from "./footer-id";
import styles from "./side-menu.module.css";
import { usePath } from "./use-path";

interface Props {
  texts: { open: string; title: string; close: string; cart: string; continue: string };
  children: ReactNode;
}

/** Opens over the whole screen; remembers on which page it was opened, so that another page finds it closed. */
export function SideMenuPanel({ texts, children }: Props) {
  const path = usePath();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  const dialog = useNativeDialog(openedAt === path, close);
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
        <div className={styles.panel}>
          <div className={styles.head}>
            <button type="button" className={styles.icon} aria-label={texts.close} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          {children}
          <div className={styles.foot}>
            <Button tone="outline" onClick={openCart}>
              <span>{texts.cart}</span>
              <span data-type="data">{pieces}</span>
            </Button>
            <Button onClick={close}>
              <span>{texts.continue}</span>
            </Button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
