import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";

export type SessionKind = "cart" | "checkout";

/** An address as the protocol writes it; all parts are optional. Source: schemas/common/types/postal_address.json. */
export interface PostalAddress {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly street_address?: string | undefined;
  readonly extended_address?: string | undefined;
  readonly address_locality?: string | undefined;
  readonly address_region?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly address_country?: string | undefined;
}

export interface Destination extends PostalAddress {
  readonly id: string;
}

export interface UcpBuyer {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone_number?: string | undefined;
}

export interface UcpContext {
  readonly address_country?: string | undefined;
  readonly address_region?: string | undefined;
  readonly postal_code?: string | undefined;
  readonly language?: string | undefined;
  readonly currency?: string | undefined;
}

/** How a parcel is sent: duties at its border are paid on arrival, or in advance. */
export const deliveryOptions = ["standard", "duties-paid"] as const;
export type DeliveryOption = (typeof deliveryOptions)[number];

/** Why a line of a request is not in the session, or not as it was requested. */
export type LineProblem =
  | { readonly code: "item_unavailable" | "out_of_stock"; readonly item: string }
  | { readonly code: "quantity_revised" | "lines_merged"; readonly item: string }
  /** another way to send it than the one that was chosen */
  | { readonly code: "option_unavailable"; readonly item: null }
  | { readonly code: "configuration"; readonly item: string; readonly content: string };

/** What a session knows beside its lines. A request replaces all of it, except the consent where it says nothing of it. */
export interface SessionData {
  readonly locale: Locale;
  readonly currency: Currency;
  readonly context: UcpContext | null;
  readonly buyer: UcpBuyer | null;
  readonly attribution: Readonly<Record<string, string>> | null;
  readonly codes: readonly string[];
  readonly destinations: readonly Destination[];
  /** id of one of them */
  readonly destination: string | null;
  readonly delivery: DeliveryOption;
  /** whether the buyer wants the newsletter; null without a decision of the buyer */
  readonly newsletter: boolean | null;
  readonly problems: readonly LineProblem[];
}

/** A cart or a checkout that an agent holds for a buyer. */
export interface AgentSession {
  readonly secret: string;
  readonly kind: SessionKind;
  /** address of the agent's profile */
  readonly agent: string;
  readonly cartToken: string;
  /** of a checkout made of a cart: the secret of that session */
  readonly source: string | null;
  /** in the address of the page on which the buyer takes over */
  readonly page: string;
  readonly data: SessionData;
  readonly isCanceled: boolean;
  readonly expiresAt: Date;
}

/** How long a session lives after its last change, milliseconds. */
export const sessionTime = 7 * 86_400_000;
