"use client";
import { useAtom, useSetAtom } from "jotai";
import { useEffect, useMemo } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/cart.json";
import { hearTabs } from "@/src/client/browser/cart-tabs";
import { agreeWithTabAtom, cartModalVisibleAtom } from "@/src/client/state/cart";
import { openCartAtom } from "@/src/client/state/checkout";
import { Drawer } from "@/src/components/primitives/drawer";
import { Waiting } from "@/src/components/primitives/waiting";
import { useLateParts } from "@/src/components/primitives/use-late-parts";
import { usePath } from "@/src/components/shell/use-path";
import type { CartSettings } from "@/src/services/cart/load-cart-settings";
import { CartContext } from "./cart-context";
import { cartPath } from "./cart-path";
import { loadDrawerParts } from "./load-drawer-parts";

interface Props {
  locale: Locale;
  settings: CartSettings;
  /** Where the cart's texts are. */
  texts: string;
  /** Shown in the drawer before they are loaded. */
  frame: { readonly title: string; readonly close: string; readonly loading: string };
  /** The provider whose message about paying in parts may be loaded after consent. */
  instalments: Trackers["instalment"];
}

function useFreshCart(locale: Locale) {
  const openCart = useSetAtom(openCartAtom);
  const agree = useSetAtom(agreeWithTabAtom);
  useEffect(() => hearTabs((read) => void agree({ read, locale })), [agree, locale]);
  useEffect(() => {
    // In a task of its own: a page that hydrates handles a press first.
    const asking = setTimeout(() => void openCart(locale));
    // A page restored from the back-forward cache shows a cart that may have been paid meanwhile.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) void openCart(locale);
    };
    window.addEventListener("pageshow", onReturn);
    return () => {
      clearTimeout(asking);
      window.removeEventListener("pageshow", onReturn);
    };
  }, [locale, openCart]);
}

/**
 * Keeps the cart of every page up to date, and shows it in a drawer, which opens at once; its content is fetched at
 * the first opening.
 */
export function CartDrawer({ locale, settings, texts, frame, instalments }: Props) {
  useFreshCart(locale);
  const path = usePath();
  const [isVisible, setVisible] = useAtom(cartModalVisibleAtom);
  // Closes on route change, and not at hydration: a press may have opened it by then. Source: specification §4.
  useEffect(() => () => setVisible(false), [path, setVisible]);
  const isOpen = isVisible && path !== cartPath;
  const instead = localeHref(locale, cartPath);
  const parts = useLateParts({ isWanted: isOpen, load: loadDrawerParts, texts, instead });
  const surroundings = useMemo(
    () =>
      parts && { locale, settings, first: null, t: parts.browserTexts<typeof french>(parts.texts, locale) },
    [parts, locale, settings],
  );
  return (
    <CartContext value={surroundings}>
      <Drawer
        isOpen={isOpen}
        onClose={() => setVisible(false)}
        title={parts ? <parts.DrawerTitle /> : frame.title}
        closeLabel={frame.close}
        footer={parts && <parts.DrawerFoot instalments={instalments} />}
      >
        {parts ? <parts.DrawerLines /> : <Waiting label={frame.loading} />}
      </Drawer>
    </CartContext>
  );
}
