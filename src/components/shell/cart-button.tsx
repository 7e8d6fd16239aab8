"use client";
import { useSetAtom } from "jotai";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { cartModalVisibleAtom } from "@/src/client/state/cart";
import { cartPath } from "@/src/components/cart/cart-path";
import { loadDrawerParts } from "@/src/components/cart/load-drawer-parts";
import { Icon } from "@/src/components/primitives/icon";
import { WindowOpener } from "@/src/components/primitives/window-opener";
import { CartBadge } from "./cart-badge";

interface Props {
  locale: Locale;
  label: string;
  /** On a small screen a bag icon replaces the word. */
  isBagWhenNarrow?: boolean;
}

/** Opens the cart drawer; the number of pieces follows its name. */
export function CartButton({ locale, label, isBagWhenNarrow = false }: Props) {
  const setVisible = useSetAtom(cartModalVisibleAtom);
  return (
    <WindowOpener
      href={localeHref(locale, cartPath)}
      onOpen={() => setVisible(true)}
      onNear={() => void loadDrawerParts().catch(() => undefined)}
    >
      {isBagWhenNarrow ? (
        <>
          <span data-only="wide">{label}</span>
          <span data-only="narrow">
            <Icon name="bag" />
            <span data-sr="">{label}</span>
          </span>
        </>
      ) : (
        label
      )}
      <CartBadge />
    </WindowOpener>
  );
}
