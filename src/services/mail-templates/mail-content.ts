import type { Order } from "@/src/domain/order/order";
import type { Taken } from "@/src/domain/order/line-ledger";
import type { CountedItem } from "@/src/domain/stock/counted-item";
import type { Withdrawal } from "@/src/domain/order/withdrawal";
import type { Words } from "@/src/i18n/words";
import type { Company } from "@/src/domain/settings";

/** A mail as data, independent of the transport. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Input of a mail about an order. */
export interface OrderMail {
  readonly order: Order;
  /** orders that replace pieces of it */
  readonly exchanges: readonly Taken[];
  /** Distinguishes several mails of one kind: the number of a parcel. */
  readonly occasion?: string;
  /** of every language: staff and buyer may read different ones */
  readonly words: Words;
  readonly company: Company;
  /** public origin of the shop, for links */
  readonly origin: string;
  readonly links: {
    readonly order: string;
    /** Place on the order's page where its buyer may withdraw. */
    readonly withdrawal: string;
    readonly receipt: string | null;
    /** One document per refund, oldest first. */
    readonly creditNotes: readonly { readonly number: string; readonly href: string }[];
    readonly shop: string;
    /** Review forms for the watches of the order, once delivered. */
    readonly reviews: readonly { readonly title: string; readonly href: string }[];
  };
  /** Whether the terms of sale are attached. */
  readonly hasTerms: boolean;
  /** State of the right to withdraw when the mail is composed. */
  readonly withdrawal: Withdrawal;
  /** Dispatch day of the parcel; null without a parcel. */
  readonly dispatch: Date | null;
  /** What the parcel costs at the border; null where there is nothing to say. */
  readonly border: string | null;
  /** Source of a line's picture, `cid:` or absolute; lines without a picture have no entry. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** Context of a mail that is not about an order. */
export interface MailContext {
  /** of every language: staff and sender may use different ones */
  readonly words: Words;
  /** The digits derived from a sign-in mail's seed. */
  readonly codeOfSeed: (seed: string) => string;
  /** URL of the page where a staff member chooses a password. @param seed of the mail */
  readonly staffLink: (purpose: "invitation" | "reset", seed: string) => string;
  /** Secret of an affiliate's report. @param id row number */
  readonly reportToken: (id: number) => string;
  /** Secrets of a cart reminder's links: one opens the cart, the other ends reminders. @param customer row number */
  readonly reminderTokens: (customer: number) => { readonly open: string; readonly stop: string };
  /** The stock item with a row number; null if it is no longer counted. */
  readonly countedItem: (item: number) => CountedItem | null;
  /** Secret of the link that deletes a customer's notices. @param notice row number */
  readonly noticeToken: (notice: number) => string;
  readonly company: Company;
  /** public origin of the shop, for links */
  readonly origin: string;
}
