import { createHash } from "node:crypto";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import { totalCart } from "@/src/domain/cart/total-cart";
import type { Promotion } from "@/src/domain/cart/promotion";
import type { Locale } from "@/src/domain/locale/locale";
import { cartChargeCurrency } from "@/src/domain/cart/cart-charge";
import type { DutyPaid } from "@/src/domain/market/duty-paid";
import { addMinor, zero, type Minor } from "@/src/domain/money/minor";
import type { Currency } from "@/src/domain/money/currency";
import type { OrderDraft, OrderLine } from "@/src/domain/order/order";
import type { ShopSettings } from "@/src/domain/settings";
import type { ShownLine } from "@/src/services/cart/price-lines";

/** The fields of a line that are agreed at the pay button. */
export type DraftedLine = Pick<
  ShownLine,
  | "id"
  | "sku"
  | "price"
  | "own"
  | "discount"
  | "quantity"
  | "title"
  | "details"
  | "image"
  | "href"
  | "bespoke"
> & { readonly kind: OrderedKind } & Partial<Pick<ShownLine, "wish" | "free" | "freeOwn" | "isShared">>;

export interface DraftRequest {
  readonly lines: readonly DraftedLine[];
  readonly promotion: Promotion | null;
  /** reduction of the whole order, hundredths of a euro */
  readonly amount?: Minor;
  readonly settings: ShopSettings;
  readonly catalogueVersion: string;
  readonly locale: Locale;
  /** the displayed currency */
  readonly currency: Currency;
  readonly note: string;
  /** whether gift cards pay a part */
  readonly hasCards?: boolean;
  /** paid in advance by the buyer */
  readonly duties?: (DutyPaid & { readonly title: string }) | null;
}

/** Duties and taxes that the shop pays in the buyer's place, as a line of the order. */
const dutiesLine = ({ title, shown, charged }: DutyPaid & { readonly title: string }): OrderLine => ({
  sku: "DUTIES",
  kind: "duties",
  title,
  details: [],
  quantity: 1,
  fullUnit: charged,
  unit: charged,
  discount: 0,
  total: charged,
  shownTotal: shown,
  image: null,
  href: null,
  selection: null,
  gift: null,
  tastes: null,
});

/**
 * The snapshot of a cart: every price in the charged currency, and as shown to the shopper.
 * Source: specification 13.1 and 9.5.
 */
export function draftOrder({
  lines,
  promotion,
  amount = zero,
  settings,
  duties = null,
  ...request
}: DraftRequest): OrderDraft {
  const charged = cartChargeCurrency(request.currency, settings.chargedAsShown, {
    kinds: lines.map(({ kind }) => kind),
    hasCards: request.hasCards ?? false,
  });
  const totals = totalCart(lines, charged, settings.rates, amount);
  const shown = totalCart(lines, request.currency, settings.rates, amount);
  const orderLines = lines.flatMap((line, index): OrderLine[] => {
    const total = totals.lines[index];
    const shownTotal = shown.lines[index];
    if (!total || !shownTotal) return [];
    return [
      {
        sku: line.sku,
        kind: line.kind,
        title: line.title,
        details: line.details,
        quantity: line.quantity,
        fullUnit: total.fullUnit,
        unit: total.unit,
        discount: line.discount,
        total: total.total,
        shownTotal: shownTotal.total,
        image: line.image,
        href: line.href,
        selection: line.bespoke?.selection ?? null,
        gift: line.wish?.gift ?? null,
        tastes: line.wish?.tastes ?? null,
      },
    ];
  });
  return {
    locale: request.locale,
    lines: duties === null ? orderLines : [...orderLines, dutiesLine(duties)],
    chargeCurrency: charged,
    total: addMinor(totals.total, duties?.charged ?? zero),
    currency: request.currency,
    shownTotal: addMinor(shown.total, duties?.shown ?? zero),
    vatPercent: settings.vatPercent,
    rates: settings.rates,
    note: request.note,
    promo: promotion && {
      code: promotion.code,
      percent: promotion.reduction.kind === "percent" ? promotion.reduction.percent : 0,
    },
    termsVersion: settings.termsVersion,
    catalogueVersion: request.catalogueVersion,
  };
}

/** Identifies the content of a draft: equal hashes are one order submitted twice. */
export const contentHash = (draft: OrderDraft): string =>
  createHash("sha256").update(JSON.stringify(draft)).digest("hex");
