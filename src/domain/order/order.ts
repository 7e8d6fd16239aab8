import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { GiftDetails } from "@/src/domain/gift/gift-details";
import type { Tastes } from "@/src/domain/gift/tastes";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency, Rates } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { Selection } from "@/src/domain/watch/selection";
import type { OrderVat } from "@/src/domain/vat/order-vat";
import type { Parcel, PartParcel, Pieces } from "./carrier";
import type { OrderState } from "./order-state";
import type { PaymentProvider } from "./payment-provider";

/** A line as it was bought, in the shopper's language. Nothing in it is looked up again. */
export interface OrderLine {
  readonly sku: string;
  readonly kind: OrderedKind;
  readonly title: string;
  readonly details: readonly string[];
  readonly quantity: number;
  /** before the reduction, hundredths of the charged currency */
  readonly fullUnit: Minor;
  /** after it */
  readonly unit: Minor;
  /** whole percent */
  readonly discount: number;
  readonly total: Minor;
  /** hundredths of the currency the shopper saw */
  readonly shownTotal: Minor;
  /** from the root of the shop */
  readonly image: string | null;
  readonly href: string | null;
  /** all the parts of a bespoke watch, for the workshop */
  readonly selection: Selection | null;
  /** for whom a card or a gift watch is; null without a word: it goes to the buyer, at once */
  readonly gift: GiftDetails | null;
  /** of a surprise watch, for the workshop */
  readonly tastes: Tastes | null;
}

/** Everything agreed at the pay button. */
export interface OrderDraft {
  readonly locale: Locale;
  readonly lines: readonly OrderLine[];
  readonly chargeCurrency: Currency;
  /** hundredths of the charged currency, the sum of the lines */
  readonly total: Minor;
  readonly currency: Currency;
  readonly shownTotal: Minor;
  /** Percent of the shop’s own country on that day. What the order is taxed by is decided with its payment. */
  readonly vatPercent: number;
  readonly rates: Rates;
  readonly note: string;
  readonly promo: { readonly code: string; readonly percent: number } | null;
  readonly termsVersion: string;
  readonly catalogueVersion: string;
}

export interface Address {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** Who bought and where it goes, as the payment page collected it. */
export interface OrderContact {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly billingAddress: Address | null;
  readonly shippingName: string | null;
  readonly shippingAddress: Address | null;
}

/** A gift card that pays a part of an order. */
export interface CoveringCard {
  readonly id: number;
  /** the last letters of its code */
  readonly ending: string;
  readonly amount: Minor;
}

/** Something that happened to an order: a state it came to, or another fact. */
export interface OrderEvent {
  readonly at: Date;
  readonly event: string;
  /** why, or by whom */
  readonly detail?: string | null;
}

/** An order that takes the place of pieces of another one, which come back. */
export interface Exchange {
  /** row number of the other order */
  readonly of: number;
  /** of the other order */
  readonly pieces: readonly Pieces[];
  /** null until the parcel with them has come */
  readonly returnedAt: Date | null;
}

/** An order as it stands. */
export interface Order extends OrderDraft {
  readonly id: number;
  /** public, not secret: VAL-2026-00001 */
  readonly number: string;
  /** secret of 128 bits: opens the thank-you page and the receipt */
  readonly token: string;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** without gaps within a year; null until the money is there */
  readonly receiptNumber: string | null;
  /** The tax as it was written down with the receipt; null until then. */
  readonly vat: OrderVat | null;
  readonly contact: OrderContact;
  /** null for what was ordered from a page of its own */
  readonly cartId: number | null;
  /** whose page the order is paid on */
  readonly paymentProvider: PaymentProvider;
  /** how often another page than the first one was asked for */
  readonly sessionRound: number;
  readonly sessionId: string | null;
  readonly sessionUrl: string | null;
  readonly sessionExpiresAt: Date;
  readonly paymentIntent: string | null;
  /** what gift cards pay of the total, and which; such an order is charged in euros */
  readonly covered: Minor;
  readonly coveredBy: readonly CoveringCard[];
  /** given back by the payment provider: cumulative, hundredths of the charged currency */
  readonly refundedAmount: Minor;
  /** given back to gift cards: cumulative */
  readonly refundedToCards: Minor;
  readonly isDisputed: boolean;
  readonly heldReason: string | null;
  /** Null until the workshop has handed the last of it to a carrier. */
  readonly parcel: Parcel | null;
  /** Parcels that have left before the last one, the first of them first. */
  readonly parts: readonly PartParcel[];
  /** Until when the link in its buyer's mail opens a page to pay on; null for who pays at once. */
  readonly linkUntil: Date | null;
  /** E-mail of the clerk who has written it; null for what a shopper orders. */
  readonly madeBy: string | null;
  readonly exchange: Exchange | null;
  /** Days from the payment to the parcel, as they were promised; null for what was ordered before they were kept. */
  readonly promisedDays: number | null;
  /** Oldest first. */
  readonly timeline: readonly OrderEvent[];
}
