import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { PaymentVoucher } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Result } from "@/src/domain/result";

/** One line of the payment page. */
export interface PaymentLine {
  readonly name: string;
  readonly description: string | null;
  /** absolute https URL, or null if the provider could not fetch it */
  readonly image: string | null;
  /** reduced unit price, hundredths of the charged currency */
  readonly unit: Minor;
  readonly quantity: number;
}

export interface Recipient {
  readonly name: string;
  readonly address: PostalAddress;
}

/** Data sent to the provider about an order. The same request gives the same session. */
export interface SessionRequest {
  /** Public number of the order; included in the provider's responses about it. */
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly lines: readonly PaymentLine[];
  readonly locale: Locale;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
  /** ISO codes of the delivery countries; none if nothing is shipped or the address is known. */
  readonly countries: readonly string[];
  /** The shopper's, if known: the page does not ask again. */
  readonly email: string | null;
  /** Delivery address, if known. */
  readonly recipient: Recipient | null;
  /** Amount paid by gift cards, subtracted from the lines: hundredths of the charged currency; null for none. */
  readonly discount: { readonly name: string; readonly amount: Minor } | null;
  readonly idempotencyKey: string;
}

export interface PostalAddress {
  readonly line1: string | null;
  readonly line2: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
}

/** Payer and delivery address, as collected by the payment page. */
export interface Contact {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly billingAddress: PostalAddress | null;
  readonly shippingName: string | null;
  readonly shippingAddress: PostalAddress | null;
}

/** Current state of a hosted payment page at the provider. */
export interface PaymentSession {
  /** Provider of the page: an order may be paid on an earlier page of another provider. */
  readonly provider: PaymentProvider;
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** null if it can no longer be paid */
  readonly url: string | null;
  /** Approved by the shopper; the shop must capture the payment. */
  readonly awaitsCapture: boolean;
  /** in the provider's smallest unit */
  readonly amount: number | null;
  /** upper case */
  readonly currency: string | null;
  /** Both must be the order's number. */
  readonly reference: string | null;
  readonly metadataOrder: string | null;
  readonly paymentIntent: string | null;
  /** The slip that the shopper still has to pay; null without one, and once it is paid. */
  readonly paymentVoucher: PaymentVoucher | null;
  /** A promised payment has failed. */
  readonly hasFailed: boolean;
  readonly contact: Contact;
  /** Current charge, in the same response; null without a payment. */
  readonly charge: Charge | null;
}

/** Charged and refunded amounts, in the provider's smallest unit. */
export interface Charge {
  readonly paymentIntent: string;
  readonly amount: number;
  /** cumulative */
  readonly amountRefunded: number;
  readonly currency: string;
  readonly isDisputed: boolean;
  /** cumulative; lost in disputes */
  readonly amountLost: number;
}

/** Payment ids listed by the provider for a period, each once. */
export interface Movements {
  /** received payments */
  readonly received: readonly string[];
  /** refunded or disputed payments */
  readonly changed: readonly string[];
}

/** A verified event with its subject's id; its data is fetched again from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly paymentIntent: string | null;
}

/** `unavailable`: no response, or a temporary error. `refused`: the provider refuses the request. */
export type PaymentError = "unavailable" | "refused";

/** `declined`: the payment method was refused, another one can be chosen on the same page. */
export type CaptureError = PaymentError | "declined";

/** A refund. */
export interface RefundRequest {
  readonly paymentIntent: string;
  /** in the provider's smallest unit */
  readonly amount: number;
  readonly currency: Currency;
  /** Repeated requests with one key refund once. */
  readonly idempotencyKey: string;
}

/** What a provider's events and pages are like, with or without an account there. */
export interface ProviderTraits {
  /** What an event of this type is about; null for one that changes no order. */
  readonly subjectOf: (type: string) => "session" | "payment" | null;
  /** Type under which a payment is stored that the provider lists and no order has; it is about a payment. */
  readonly listedType: string;
  /** Where the provider sends a shopper who has paid. @param thanks address of the page that waits for the payment */
  readonly returnUrl: (thanks: string) => string;
}

/** Interface of a payment provider for the services. */
export interface PaymentGateway {
  readonly traits: ProviderTraits;
  /** Whether the shop has an account there; without one payment calls return `unavailable`. */
  readonly isOffered: boolean;
  readonly createSession: (request: SessionRequest) => Promise<Result<PaymentSession, PaymentError>>;
  readonly retrieveSession: (id: string) => Promise<Result<PaymentSession, PaymentError>>;
  /** Closes a session; `refused` if it is already paid or expired. */
  readonly expireSession: (id: string) => Promise<Result<PaymentSession, PaymentError>>;
  /**
   * Captures the payment of a session that awaits it; a repeated call captures once. Any other session is returned
   * unchanged.
   */
  readonly capture: (id: string) => Promise<Result<PaymentSession, CaptureError>>;
  /** Refunds a payment. @returns the provider's refund id; `refused` above the remaining amount */
  readonly refund: (request: RefundRequest) => Promise<Result<string, PaymentError>>;
  readonly retrieveCharge: (paymentIntent: string) => Promise<Result<Charge, PaymentError>>;
  /** The session of a payment; null for a payment made in another way. */
  readonly findSession: (paymentIntent: string) => Promise<Result<PaymentSession | null, PaymentError>>;
  /** The provider's movements in a period, with or without an event. */
  readonly listMovements: (from: Date, until: Date) => Promise<Result<Movements, PaymentError>>;
  /** Verifies and reads an event; `bad-signature` for forged, tampered or old ones. @param rawBody unchanged */
  readonly readEvent: (
    rawBody: string,
    headers: Headers,
  ) => Promise<Result<PaymentEvent, "bad-signature" | "unavailable">>;
  /** Whether the provider accepts the shop's key. */
  readonly checkKey: () => Promise<"ok" | "refused" | "unavailable">;
  /** Whether the provider responds. */
  readonly isReachable: () => Promise<boolean>;
}
