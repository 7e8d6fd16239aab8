"use client";
import { isParcel } from "@/src/domain/cart/article-kind";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, type Minor } from "@/src/domain/money/minor";
import { Button } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import type { CartState } from "@/src/client/state/cart";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useCartContext, type CartTexts } from "./cart-context";
import styles from "./cart-summary.module.css";
import { BorderNotice } from "./border-notice";
import { CardRows } from "./card-rows";
import { CartNotice } from "./cart-notice";
import { ChargedAmount } from "./charged-amount";
import { DutyChoice } from "./duty-choice";
import { DispatchRow } from "./dispatch-row";
import { OrderConditions } from "./order-conditions";
import { PayError } from "./pay-error";
import { PayForm } from "./pay-form";
import { PayTerms } from "./pay-terms";
import { PaymentMethods } from "./payment-methods";
import { useCartTotal } from "./use-cart-total";
import { usePay } from "./use-pay";
import { useCart } from "./use-cart";

/** The reason of the saving. */
function nameOf(promo: CartState["promo"], t: CartTexts): string {
  if (!promo) return t("total.reduction");
  return promo.title ?? t("total.code", { code: promo.code });
}

/** Totals, the amount that is charged, the binding button, and its target. */
export function CartSummary() {
  const { locale, settings, t } = useCartContext();
  const { items, promo } = useCart();
  const { shown, charged, duties, due, isCovered } = useCartTotal();
  const { isDisabled, isPaying } = usePay();
  const money = (amount: Minor) => formatMoney(amount, shown.currency, locale);
  const full = shown.lines.reduce(
    (sum, line, place) => sum + line.fullUnit * (items[place]?.quantity ?? 0),
    0,
  );
  // Codes are sent by mail, and their sale is not taxed; neither is what leaves the Union.
  const isSent = items.some(({ kind }) => isParcel(kind));
  const saved = minor(full + duties - shown.total);
  return (
    <aside className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("summary")}</h2>
      <dl className={styles.totals} aria-live="polite">
        {saved > 0 && (
          <>
            <div>
              <dt>{t("total.full")}</dt>
              <dd>
                <LiveFigure>{money(minor(full))}</LiveFigure>
              </dd>
            </div>
            <div data-tone="less">
              <dt>{nameOf(promo, t)}</dt>
              <dd>
                <LiveFigure>{`− ${money(saved)}`}</LiveFigure>
              </dd>
            </div>
          </>
        )}
        <div>
          <dt>{t(isSent ? "total.shipping" : "total.sending")}</dt>
          <dd>{t(isSent ? "total.free" : "total.byMail")}</dd>
        </div>
        {duties > 0 && (
          <div>
            <dt>{t("duties.row")}</dt>
            <dd>
              <LiveFigure>{money(duties)}</LiveFigure>
            </dd>
          </div>
        )}
        <DispatchRow />
        <div data-tone="total">
          <dt>{t(isSent && settings.taxed.includes(shown.currency) ? "total.withVat" : "total.plain")}</dt>
          <dd>
            <LiveFigure>{money(shown.total)}</LiveFigure>
          </dd>
        </div>
        <CardRows />
      </dl>
      <ChargedAmount />
      <BorderNotice />
      <DutyChoice />
      {isSent && <CartNotice />}
      <OrderConditions />
      <PayError />
      <PayForm>
        <Button type="submit" width="full" disabled={isDisabled} busy={isPaying}>
          <span>{t(isCovered ? "pay.nothing.full" : "pay.full")}</span>
          {!isPaying && (
            <span className={styles.charged}>
              {!isCovered && <LiveFigure>{formatMoney(due, charged.currency, locale)}</LiveFigure>}{" "}
              <Icon name="arrow" />
            </span>
          )}
        </Button>
      </PayForm>
      <p data-type="note">{t(isCovered ? "pay.nothing.next" : "pay.redirect")}</p>
      <PayTerms />
      <PaymentMethods />
    </aside>
  );
}
