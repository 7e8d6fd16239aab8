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

/** A line as it was bought, in the shopper's language. None of it is looked up later. */
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
  /** recipient of a card or a gift watch; null without details: it goes to the buyer, at once */
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
  /** VAT percent of the shop’s own country on that day. The rate of the order is decided with its payment. */
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

/** Buyer and delivery address, as the payment page collected them. */
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

/** An event of an order: a new state, or another fact. */
export interface OrderEvent {
  readonly at: Date;
  readonly event: string;
  /** the reason, or the author */
  readonly detail?: string | null;
}

/** An order that replaces pieces of another one, which are returned. */
export interface Exchange {
  /** row number of the other order */
  readonly of: number;
  /** of the other order */
  readonly pieces: readonly Pieces[];
  /** null until the parcel with them has arrived */
  readonly returnedAt: Date | null;
}

/** The agent that prepared an order for its buyer. */
export interface OrderAgent {
  /** address of its profile */
  readonly profile: string;
  /** secret of the checkout it was prepared in */
  readonly session: string;
}

/** A slip that the buyer pays at a till or a cash machine. */
export interface PaymentVoucher {
  /** Page of the payment provider that shows it. */
  readonly url: string;
  /** Last day on which it can be paid, there: 2026-12-03. */
  readonly lastDay: string;
}

/** A payment page at its provider. */
export interface PaymentPage {
  readonly provider: PaymentProvider;
  readonly sessionId: string;
}

/** An order with its current state. */
export interface Order extends OrderDraft {
  readonly id: number;
  /** public, not secret: VAL-2026-00001 */
  readonly number: string;
  /** secret of 128 bits: opens the thank-you page and the receipt */
  readonly token: string;
  readonly state: OrderState;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** without gaps within a year; null until the order is paid */
  readonly receiptNumber: string | null;
  /** VAT stored with the receipt; null until then. */
  readonly vat: OrderVat | null;
  readonly contact: OrderContact;
  /** null for an order from a page of its own */
  readonly cartId: number | null;
  /** the provider whose page the order is paid on */
  readonly paymentProvider: PaymentProvider;
  /** number of payment pages requested after the first */
  readonly sessionRound: number;
  readonly sessionId: string | null;
  readonly sessionUrl: string | null;
  readonly sessionExpiresAt: Date;
  /** Page the order was detached from that may still be payable: it is closed before another one is opened. */
  readonly formerPage: PaymentPage | null;
  readonly paymentIntent: string | null;
  /** The slip it is or was paid with; null for every other way to pay. */
  readonly paymentVoucher: PaymentVoucher | null;
  /** amount paid by gift cards, and the cards; such an order is charged in euros */
  readonly covered: Minor;
  readonly coveredBy: readonly CoveringCard[];
  /** given back by the payment provider: cumulative, hundredths of the charged currency */
  readonly refundedAmount: Minor;
  /** given back to gift cards: cumulative */
  readonly refundedToCards: Minor;
  readonly isDisputed: boolean;
  readonly heldReason: string | null;
  /** Null until the workshop has handed the last parcel to a carrier. */
  readonly parcel: Parcel | null;
  /** Parcels dispatched before the last one, oldest first. */
  readonly parts: readonly PartParcel[];
  /** Expiry of the payment link in the buyer's mail; null for an order paid at once. */
  readonly linkUntil: Date | null;
  /** E-mail of the staff member who created it; null for a shopper's order. */
  readonly madeBy: string | null;
  readonly exchange: Exchange | null;
  /** Null for an order without an agent. */
  readonly agent: OrderAgent | null;
  /** Promised days from payment to dispatch; null for orders older than this field. */
  readonly promisedDays: number | null;
  /** Oldest first. */
  readonly timeline: readonly OrderEvent[];
}
