"use client";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { isParcel } from "@/src/domain/cart/article-kind";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Trackers } from "@/src/domain/tracking/trackers";
import { localeHref } from "@/src/i18n/locale-href";
import { arrivedAtom, arrivingAtom } from "@/src/client/state/add-and-show";
import { cartAtom, cartPiecesAtom } from "@/src/client/state/cart";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { Waiting } from "@/src/components/primitives/waiting";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCartContext } from "./cart-context";
import styles from "./cart-drawer.module.css";
import { CardRows } from "./card-rows";
import { CartLines } from "./cart-lines";
import { cartPath } from "./cart-path";
import { BorderNotice } from "./border-notice";
import { CartNotice } from "./cart-notice";
import { ChargedAmount } from "./charged-amount";
import { DispatchRow } from "./dispatch-row";
import { EmptyCart } from "./empty-cart";
import { GiftCardOffer } from "./gift-card-offer";
import { InstalmentNote } from "./instalment-note";
import { OrderConditions } from "./order-conditions";
import { PayError } from "./pay-error";
import { PayTerms } from "./pay-terms";
import { PromoLine } from "./promo-line";
import { RemovedLine } from "./removed-line";
import { useCartTotal } from "./use-cart-total";
import { usePay } from "./use-pay";

/** Provides its texts' context: the drawer's frame has none. */
export { browserTexts } from "@/src/i18n/browser-texts";

/** "Cart, 2 articles". */
export function DrawerTitle() {
  const { t } = useCartContext();
  const { items } = useAtomValue(cartAtom);
  const pieces = useAtomValue(cartPiecesAtom);
  return <span>{items.length === 0 ? t("title") : t.count("titleCount", pieces)}</span>;
}

/** The lines, or links to the watches, and the gift card. Source: specification §2, cart drawer. */
export function DrawerLines() {
  const { t } = useCartContext();
  const { items, status } = useAtomValue(cartAtom);
  const isArriving = useAtomValue(arrivingAtom);
  const arrived = useAtomValue(arrivedAtom);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = items.findIndex(({ product }) => product === arrived);
    content.current?.querySelectorAll("ul[data-place] > li")[place]?.scrollIntoView({ block: "nearest" });
  }, [items, arrived]);
  return (
    <div ref={content} className={styles.content}>
      <RemovedLine place="drawer" />
      {items.length === 0 && status !== "unread" && !isArriving && <EmptyCart />}
      <CartLines place="drawer" />
      {isArriving && <Waiting label={t("arriving")} />}
      <GiftCardOffer />
      {items.some(({ kind }) => isParcel(kind)) && <CartNotice />}
      {items.length > 0 && <OrderConditions />}
    </div>
  );
}

interface FootProps {
  /** The provider whose message about paying in parts may be loaded after consent. */
  instalments: Trackers["instalment"];
}

/** The total, and the two links. */
export function DrawerFoot({ instalments }: FootProps) {
  const { locale, t } = useCartContext();
  const { items } = useAtomValue(cartAtom);
  const { shown, duties, isCovered } = useCartTotal();
  const { isDisabled, isPaying, pay } = usePay();
  return (
    <>
      <PayError />
      {items.length > 0 && <PromoLine />}
      <p className={styles.total} aria-live="polite">
        <span>{t("total.label")}</span>
        <span className={styles.sum}>
          <LiveFigure>{formatMoney(shown.total, shown.currency, locale)}</LiveFigure>
        </span>
      </p>
      <ChargedAmount />
      <BorderNotice />
      <dl className={styles.rows} data-type="note" aria-live="polite">
        <CardRows />
        {duties > 0 && (
          <div>
            <dt>{t("duties.row")}</dt>
            <dd>
              <LiveFigure>{formatMoney(duties, shown.currency, locale)}</LiveFigure>
            </dd>
          </div>
        )}
        <DispatchRow />
      </dl>
      <InstalmentNote tracker={instalments} />
      <div className={styles.actions}>
        {items.length === 0 ? (
          <Button tone="outline" align="centre" disabled>
            {t("view")}
          </Button>
        ) : (
          <ButtonLink tone="outline" align="centre" href={localeHref(locale, cartPath)}>
            {t("view")}
          </ButtonLink>
        )}
        <Button disabled={isDisabled} busy={isPaying} onClick={pay}>
          <span>{t(isCovered ? "pay.nothing.short" : "pay.short")}</span>
          {!isPaying && <Icon name="arrow" />}
        </Button>
      </div>
      <PayTerms />
    </>
  );
}
