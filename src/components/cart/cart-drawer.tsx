"use client";
import { useAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { formatMoney } from "../../domain/money/format-money";
import type { Trackers } from "../../domain/tracking/trackers";
import { localeHref } from "../../i18n/locale-href";
import { cartAtom, cartModalVisibleAtom, cartPiecesAtom } from "../../state/cart";
import { openCartAtom } from "../../state/checkout";
import { Button, ButtonLink } from "../primitives/button";
import { Drawer } from "../primitives/drawer";
import { Icon } from "../primitives/icon";
import { usePath } from "../shell/use-path";
import { useCartSurroundings } from "./cart-context";
import styles from "./cart-drawer.module.css";
import { CartLines } from "./cart-lines";
import { CartProvider, type CartProviderProps } from "./cart-provider";
import { ChargedAmount } from "./charged-amount";
import { EmptyCart } from "./empty-cart";
import { GiftCardOffer } from "./gift-card-offer";
import { InstalmentNote } from "./instalment-note";
import { PayFault } from "./pay-fault";
import { useCartTotal } from "./use-cart-total";
import { usePay } from "./use-pay";

/** Has a drawer of its own on the page. Source: specification §2, cart drawer. */
const cartPath = "/panier";

interface Announcing {
  /** Whose message about paying in parts may be loaded after consent. */
  instalments: Trackers["instalment"];
}

/** Keeps the cart of every page up to date, and shows it from the side. */
export function CartDrawer({ instalments, ...props }: CartProviderProps & Announcing) {
  return (
    <CartProvider {...props}>
      <CartPanel instalments={instalments} />
    </CartProvider>
  );
}

function useFreshCart() {
  const { locale } = useCartSurroundings();
  const openCart = useSetAtom(openCartAtom);
  useEffect(() => {
    void openCart(locale);
    // A page that comes back from the browser's memory shows a cart that may have been paid meanwhile.
    const onReturn = (event: PageTransitionEvent) => {
      if (event.persisted) void openCart(locale);
    };
    window.addEventListener("pageshow", onReturn);
    return () => window.removeEventListener("pageshow", onReturn);
  }, [locale, openCart]);
}

function CartPanel({ instalments }: Announcing) {
  useFreshCart();
  const { t } = useCartSurroundings();
  const path = usePath();
  const [isVisible, setVisible] = useAtom(cartModalVisibleAtom);
  const { items, status } = useAtomValue(cartAtom);
  const pieces = useAtomValue(cartPiecesAtom);
  // Closes on route change. Source: specification §4.
  useEffect(() => setVisible(false), [path, setVisible]);
  const isEmpty = items.length === 0;
  return (
    <Drawer
      isOpen={isVisible && path !== cartPath}
      onClose={() => setVisible(false)}
      title={isEmpty ? t("title") : t.count("titleCount", pieces)}
      closeLabel={t("close")}
      footer={<DrawerFoot isEmpty={isEmpty} instalments={instalments} />}
    >
      <div className={styles.content}>
        {isEmpty && status !== "unread" && <EmptyCart />}
        <CartLines place="drawer" />
        <GiftCardOffer />
      </div>
    </Drawer>
  );
}

function DrawerFoot({ isEmpty, instalments }: Announcing & { isEmpty: boolean }) {
  const { locale, t } = useCartSurroundings();
  const { shown, charged, due } = useCartTotal();
  const { isDisabled, isPaying, pay } = usePay();
  return (
    <>
      <PayFault />
      <p className={styles.total} aria-live="polite">
        <span>{t("total.label")}</span>
        <span className={styles.sum}>{formatMoney(shown.total, shown.currency, locale)}</span>
      </p>
      <ChargedAmount />
      {due !== charged.total && (
        <p className={styles.total} aria-live="polite">
          <span>{t("total.due")}</span>
          <span>{formatMoney(due, charged.currency, locale)}</span>
        </p>
      )}
      <InstalmentNote tracker={instalments} />
      <div className={styles.actions}>
        {isEmpty ? (
          <Button tone="outline" align="centre" disabled>
            {t("view")}
          </Button>
        ) : (
          <ButtonLink tone="outline" align="centre" href={localeHref(locale, cartPath)}>
            {t("view")}
          </ButtonLink>
        )}
        <Button disabled={isDisabled} busy={isPaying} onClick={pay}>
          <span>{t("pay.short")}</span>
          {!isPaying && <Icon name="arrow" />}
        </Button>
      </div>
    </>
  );
}
