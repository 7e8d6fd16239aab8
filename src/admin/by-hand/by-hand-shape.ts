import type { Currency } from "@/src/domain/money/currency";
import type { Locale } from "@/src/domain/locale/locale";
import { addressParts } from "@/src/domain/order/address-format";

/** A clerk's input about the buyer. */
export const buyerFields = ["email", "name", "phone"] as const;
export const addressFields = ["recipient", "country", ...addressParts] as const;
export type TypedBuyer = Readonly<
  Record<(typeof buyerFields)[number] | (typeof addressFields)[number], string>
> & {
  /** the payment page collects the address */
  readonly isAddressAsked: boolean;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly note: string;
};

/** Pieces of another order that may be returned. */
export interface Returning {
  /** the other order */
  readonly of: number;
  readonly number: string;
  readonly currency: Currency;
  readonly lines: readonly {
    readonly line: number;
    readonly title: string;
    readonly quantity: number;
    /** paid for one piece, hundredths of the charged currency */
    readonly unit: number;
  }[];
}

export interface ChosenLine {
  readonly sku: string;
  readonly title: string;
  readonly quantity: number;
}
