import type { Availability } from "@/src/domain/product/availability";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Carrier } from "@/src/domain/order/carrier";
import type { OrderState } from "@/src/domain/order/order-state";
import type { StockList } from "@/src/domain/stock/stock";

/** What other systems can be told about. */
export const webhookEvents = [
  "order.paid",
  "order.cancelled",
  "order.fulfilled",
  "refund.created",
  "stock.low",
  "product.changed",
  "customer.erased",
  "newsletter.subscribed",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** In the currency's smallest unit: cents, or whole yen. Source: ISO 4217. */
export interface WebhookMoney {
  readonly amount: number;
  readonly currency: Currency;
}

/** An order without its buyer: name and address are read by the API, with a key of that scope. */
export interface OrderEventData {
  readonly number: string;
  readonly state: OrderState;
  readonly createdAt: string;
  readonly paidAt: string | null;
  /** Where the order is delivered, ISO 3166; null where nothing is. */
  readonly country: string | null;
  readonly total: WebhookMoney;
  readonly paidByGiftCards: WebhookMoney;
  readonly refunded: WebhookMoney;
  readonly vat: { readonly country: string; readonly percent: number; readonly amount: WebhookMoney } | null;
  readonly receiptNumber: string | null;
  readonly lines: readonly {
    readonly sku: string;
    readonly title: string;
    readonly quantity: number;
    readonly total: WebhookMoney;
  }[];
  readonly fulfilments: readonly {
    readonly carrier: Carrier;
    readonly trackingNumber: string;
    readonly trackingUrl: string;
    readonly sentAt: string;
  }[];
}

export interface RefundEventData {
  readonly order: string;
  readonly amount: WebhookMoney;
  /** Everything given back of this order, this refund included. */
  readonly refunded: WebhookMoney;
  readonly method: "payment" | "gift-card";
}

export interface StockEventData {
  /** `products`, or the list of the part. */
  readonly list: StockList;
  /** As staff reads it; the sku of an article. */
  readonly name: string;
  readonly available: number;
  readonly threshold: number;
}

export interface ProductEventData {
  readonly sku: string;
  readonly change: "created" | "updated" | "deleted";
  readonly price: WebhookMoney;
  readonly discountPercent: number;
  readonly isVisible: boolean;
  readonly availability: Availability;
}

/** For systems with copies of a customer: hashes find the customer in a copy, and tell nothing to a system without one. */
export interface ErasureEventData {
  /** Number of the account; null for a guest. */
  readonly customer: number | null;
  /** SHA-256 of each address in lower case, hexadecimal. */
  readonly emailHashes: readonly string[];
}

/** The address is what the event is about: a mailing tool cannot write without it. */
export interface SubscriptionEventData {
  readonly email: string;
  readonly locale: Locale;
  readonly confirmedAt: string;
  /** Version of the consent text that was accepted. */
  readonly consentText: string;
}

interface EventData {
  readonly "order.paid": OrderEventData;
  readonly "order.cancelled": OrderEventData;
  readonly "order.fulfilled": OrderEventData;
  readonly "refund.created": RefundEventData;
  readonly "stock.low": StockEventData;
  readonly "product.changed": ProductEventData;
  readonly "customer.erased": ErasureEventData;
  readonly "newsletter.subscribed": SubscriptionEventData;
}

/** Something that has happened. */
export type Happened = {
  readonly [Type in WebhookEvent]: {
    readonly type: Type;
    /** Names the occasion: each is told once. */
    readonly key: string;
    readonly data: EventData[Type];
  };
}[WebhookEvent];
