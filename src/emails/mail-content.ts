import type { Order } from "@/src/domain/order/order";
import type { Taken } from "@/src/domain/order/line-ledger";
import type { CountedItem } from "@/src/domain/stock/counted-item";
import type { Withdrawal } from "@/src/domain/order/withdrawal";
import type { Words } from "@/src/i18n/words";
import type { Company } from "@/src/domain/settings";

/** A mail as data: nothing of it depends on how it is sent. */
export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** All that a mail about an order is written from. */
export interface OrderMail {
  readonly order: Order;
  /** orders that take the place of pieces of it */
  readonly exchanges: readonly Taken[];
  /** What it is about, where an order has several of it: the number of a parcel. */
  readonly occasion?: string;
  /** of every language: staff reads another one than the buyer */
  readonly words: Words;
  readonly company: Company;
  /** public origin of the shop, for links */
  readonly origin: string;
  readonly links: {
    readonly order: string;
    readonly receipt: string | null;
    /** What was given back, one document each, the oldest first. */
    readonly creditNotes: readonly { readonly number: string; readonly href: string }[];
    readonly shop: string;
    /** Where the buyer can say something about a watch of the order, once it has arrived. */
    readonly reviews: readonly { readonly title: string; readonly href: string }[];
  };
  /** Whether the terms of sale come with it as a file. */
  readonly hasTerms: boolean;
  /** Where the right to withdraw stands when the mail is written. */
  readonly withdrawal: Withdrawal;
  /** The day the parcel leaves; null where none does. */
  readonly dispatch: Date | null;
  /** Source of a line's picture, `cid:` or absolute; lines without a picture are missing. */
  readonly pictures: ReadonlyMap<string, string>;
}

/** What a mail that belongs to no order is written with. */
export interface MailContext {
  /** of every language: staff reads another one than who wrote */
  readonly words: Words;
  /** The digits a sign-in mail's seed stands for. */
  readonly codeOfSeed: (seed: string) => string;
  /** Address of the page where a member of staff chooses a password. @param seed of the mail */
  readonly staffLink: (purpose: "invitation" | "reset", seed: string) => string;
  /** Secret of an affiliate's report. @param id row number */
  readonly reportToken: (id: number) => string;
  /** Secrets of a cart reminder's links: one opens the cart, the other ends the reminders. @param customer row number */
  readonly reminderTokens: (customer: number) => { readonly open: string; readonly leave: string };
  /** What is counted under a row number; null for what no longer is. */
  readonly countedItem: (item: number) => CountedItem | null;
  /** Secret of the link that ends somebody's notices. @param notice row number */
  readonly noticeToken: (notice: number) => string;
  readonly company: Company;
  /** public origin of the shop, for links */
  readonly origin: string;
}
