import type { DemandedFact } from "@/src/domain/company-facts";
import type { JapanFact } from "@/src/domain/law/japan";
import type { Law } from "@/src/domain/law/law";
import type { OperatorFact } from "@/src/domain/law/product-safety";
import type { Locale } from "@/src/domain/locale/locale";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { VatTable } from "@/src/domain/vat/vat-rates";

/** Whether a provider takes the shop's key. `test`: no money moves. `absent`: the shop has no account there. */
export type KeyState = "ok" | "refused" | "unavailable" | "test" | "absent";

/** What answers where the payment provider sends its events: the shop, something else, or nothing. */
export type WebhookAnswer = "shop" | "other" | "nothing";

/** A document of the admin; without an id the only one of its kind. */
export interface LaunchCheckDocument {
  readonly list: string;
  readonly id: string | null;
}

/** A text in which its writer has left something for the owner. */
export interface UnfinishedText extends LaunchCheckDocument {
  readonly locale: Locale;
}

/** A page the law demands, and the languages in which it says nothing. */
export interface LegalPage {
  /** its address */
  readonly slug: string;
  readonly missing: readonly Locale[];
}

/** What is missing of what pages have to say about the safety of products. */
export interface ProductSafetyGaps {
  readonly manufacturer: readonly OperatorFact[];
  /** Nothing for a manufacturer in the Union. */
  readonly responsiblePerson: readonly OperatorFact[];
  /** Products on sale without warnings in one of the shop's languages. */
  readonly products: readonly { readonly id: string; readonly sku: string }[];
}

/** What is known of a running shop when its checks are judged; null for what could not be found out. */
export interface LaunchCheckFacts {
  readonly now: Date;
  /** Public address of the shop. */
  readonly origin: string;
  /** Whether payments move money. */
  readonly isReal: boolean;
  readonly missingFacts: readonly DemandedFact[];
  readonly unfinished: readonly UnfinishedText[];
  readonly legalPages: readonly LegalPage[];
  /** Name of the terms' version, as staff has given it. */
  readonly termsName: string;
  readonly vat: VatTable;
  /** ISO codes of the countries the shop sends to. */
  readonly countries: readonly string[];
  readonly law: Pick<Law, "guaranteeNotice" | "durabilityLabel" | "packaging" | "japanNotice">;
  /** What the notice of Japanese law does not say of the seller yet. */
  readonly missingJapanFacts: readonly JapanFact[];
  readonly productSafety: ProductSafetyGaps;
  readonly accessibilityStatement: LegalPage;
  /** How each payment provider takes the shop's key. */
  readonly keys: Readonly<Record<PaymentProvider, KeyState>>;
  readonly webhook: { readonly answer: WebhookAnswer; readonly lastEvent: Date | null };
  readonly mail: { readonly isReachable: boolean; readonly isLocal: boolean; readonly sender: string };
  /** The newest complete backup; null where there is none. */
  readonly backup: { readonly newest: Date | null; readonly isReadable: boolean; readonly place: string };
  /** Accounts that come with a shop that is tried out. */
  readonly demoAccounts: readonly { readonly email: string; readonly hasDeliveredPassword: boolean }[];
  /** E-mails of admins without a second factor. */
  readonly singleFactor: readonly string[];
  readonly migrations: { readonly pending: readonly string[]; readonly unknown: readonly string[] };
  /** Bytes left where the data is kept. */
  readonly freeBytes: number | null;
}
