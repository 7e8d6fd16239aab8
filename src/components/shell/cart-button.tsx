"use client";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { cartModalVisibleAtom } from "../../state/cart";
import { cartPath } from "../cart/cart-path";
import { loadDrawerParts } from "../cart/load-drawer-parts";
import { WindowOpener } from "../primitives/window-opener";
import { CartBadge } from "./cart-badge";

interface Props {
  locale: Locale;
  children: ReactNode;
}

/** Opens the cart drawer; its children name it, the number of pieces follows. */
export function CartButton({ locale, children }: Props) {
  const setVisible = useSetAtom(cartModalVisibleAtom);
  return (
    <WindowOpener
      href={localeHref(locale, cartPath)}
      onOpen={() => setVisible(true)}
      onNear={() => void loadDrawerParts().catch(() => undefined)}
    >
      {children}
      <CartBadge />
    </WindowOpener>
  );
}
