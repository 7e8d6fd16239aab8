import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Result } from "@/src/domain/result";

/** One line of the payment page. */
export interface PaymentLine {
  readonly name: string;
  readonly description: string | null;
  /** absolute https address, or null where the provider could not fetch it */
  readonly image: string | null;
  /** reduced unit price, hundredths of the charged currency */
  readonly unit: Minor;
  readonly quantity: number;
}

export interface Recipient {
  readonly name: string;
  readonly address: PostalAddress;
}

/** All that is sent to the provider about an order. The same request gives the same session. */
export interface SessionRequest {
  /** Public number of the order; comes back with everything the provider says about it. */
  readonly orderNumber: string;
  readonly currency: Currency;
  readonly lines: readonly PaymentLine[];
  readonly locale: Locale;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
  /** ISO codes of the countries the shop sends to; none where nothing is sent or the address is known. */
  readonly countries: readonly string[];
  /** The shopper's, where it is known already: the page doesn't ask again. */
  readonly email: string | null;
  /** Where the parcel goes, where it is known already. */
  readonly recipient: Recipient | null;
  /** What is taken off the lines because a gift card pays it: hundredths of the charged currency; null for nothing. */
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

/** Who paid and where the parcel goes, as the payment page collected it. */
export interface Contact {
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly billingAddress: PostalAddress | null;
  readonly shippingName: string | null;
  readonly shippingAddress: PostalAddress | null;
}

/** A hosted payment page as the provider knows it at this moment. */
export interface PaymentSession {
  /** Whose page it is: an order may be paid on a page that it has left for another provider's. */
  readonly provider: PaymentProvider;
  readonly id: string;
  readonly status: "open" | "complete" | "expired";
  readonly paymentStatus: "paid" | "unpaid" | "no_payment_required";
  /** null once it can no longer be paid */
  readonly url: string | null;
  /** The shopper has agreed; the money moves when the shop asks for it. */
  readonly awaitsCapture: boolean;
  /** in the provider's smallest unit */
  readonly amount: number | null;
  /** upper case */
  readonly currency: string | null;
  /** Both must name the order. */
  readonly reference: string | null;
  readonly metadataOrder: string | null;
  readonly paymentIntent: string | null;
  /** The bank has refused a payment it had promised. */
  readonly hasFailed: boolean;
  readonly contact: Contact;
  /** What became of the money since, in the same answer; null while none has moved. */
  readonly charge: Charge | null;
}

/** What has been charged and given back, in the provider's smallest unit. */
export interface Charge {
  readonly paymentIntent: string;
  readonly amount: number;
  /** cumulative */
  readonly amountRefunded: number;
  readonly currency: string;
  readonly isDisputed: boolean;
  /** cumulative; what banks took for good, as disputes were lost */
  readonly amountLost: number;
}

/** Names of the payments that the provider lists for a span of time, each once. */
export interface Movements {
  /** money that came */
  readonly received: readonly string[];
  /** money that went back or is disputed, by the payment it belongs to */
  readonly changed: readonly string[];
}

/** A verified message: what it is about; what it claims is asked again from the provider. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly objectId: string;
  readonly paymentIntent: string | null;
}

/** `unavailable`: no answer, or one that says to come back later. `refused`: the provider says no. */
export type PaymentError = "unavailable" | "refused";

/** `declined`: the means of payment was refused, another one may be chosen on the same page. */
export type CaptureError = PaymentError | "declined";

/** Money on its way back. */
export interface RefundRequest {
  readonly paymentIntent: string;
  /** in the provider's smallest unit */
  readonly amount: number;
  readonly currency: Currency;
  /** Asked any number of times with one key, it is given back once. */
  readonly idempotencyKey: string;
}

/** A payment provider, as the services see it. */
export interface PaymentGateway {
  /** Whether the shop has an account there; without one every other call is `unavailable`. */
  readonly isOffered: boolean;
  readonly createSession: (request: SessionRequest) => Promise<Result<PaymentSession, PaymentError>>;
  readonly retrieveSession: (id: string) => Promise<Result<PaymentSession, PaymentError>>;
  /** Closes a session; `refused` where it is already paid or expired. */
  readonly expireSession: (id: string) => Promise<Result<PaymentSession, PaymentError>>;
  /**
   * Takes the money of a session that awaits it; asked twice, it is taken once. Any other session is answered as
   * it is.
   */
  readonly capture: (id: string) => Promise<Result<PaymentSession, CaptureError>>;
  /** Gives money back. @returns the provider's name for it; `refused` beyond what is left of the payment */
  readonly refund: (request: RefundRequest) => Promise<Result<string, PaymentError>>;
  readonly retrieveCharge: (paymentIntent: string) => Promise<Result<Charge, PaymentError>>;
  /** The session that a payment was made by; null for a payment of another kind. */
  readonly findSession: (paymentIntent: string) => Promise<Result<PaymentSession | null, PaymentError>>;
  /** What moved at the provider between two moments, whether an event told of it or not. */
  readonly listMovements: (from: Date, until: Date) => Promise<Result<Movements, PaymentError>>;
  /** Reads a signed message; `bad-signature` for forged, tampered or old ones. @param rawBody as it came */
  readonly readEvent: (
    rawBody: string,
    headers: Headers,
  ) => Promise<Result<PaymentEvent, "bad-signature" | "unavailable">>;
  /** Whether the provider takes the shop's key. */
  readonly checkKey: () => Promise<"ok" | "refused" | "unavailable">;
  /** Whether the provider answers at all. */
  readonly isReachable: () => Promise<boolean>;
}
