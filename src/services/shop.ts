import type { CreditNote } from "@/src/domain/books/credit-note";
import type { FormName } from "@/src/domain/forms/form-name";
import type { AnswerLine } from "@/src/domain/forms/request";
import type { Locale } from "@/src/domain/locale/locale";
import type { PriceChange } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import type { Result } from "@/src/domain/result";
import type { PlainMail } from "@/src/domain/mail/mail";
import type { Order } from "@/src/domain/order/order";
import type { Paper, PaperPictures } from "@/src/domain/order/paper";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Company } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { GiftCardMail } from "@/src/emails/gift-card-texts";
import type { MailContext, MailContent } from "@/src/emails/mail-content";
import type { NewsletterIssue } from "@/src/emails/newsletter-issue-mail";
import type { OrderMails } from "@/src/emails/order-mails";
import type { PaperSource } from "@/src/emails/papers";
import type { TermsDocument } from "@/src/gateways/terms/render-terms";
import type { MailFile, MailGateway } from "@/src/gateways/mail/mail-gateway";
import type { Surroundings } from "@/src/gateways/outside/surroundings";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import type { Snapshot } from "@/src/cache/snapshot";
import type { Store, Transaction } from "@/src/store/store";
import type { Counter } from "./figures/counter";

type LanguageWords = Snapshot["words"][Locale];

/** Decides about prices in a transaction, and saves those that shall change. */
export type PriceSaver<Value, Problem> = (
  tx: Transaction,
  save: (catalogue: PriceCatalogue, changes: readonly PriceChange[]) => Promise<void>,
) => Promise<Result<Value, Problem>>;

/** All of it or nothing; `invalid`: a document cannot be saved as it is, and nothing was. */
export type SavePrices = <Value, Problem>(
  work: PriceSaver<Value, Problem>,
) => Promise<Result<Value, Problem | "invalid">>;

/** A signature under one secret of the shop. @param purpose keeps one use's signatures from serving another */
export type Sign = (purpose: string, text: string) => string;

/** What the shop signs with: its secret, and those it had before the last rotation. Source: decision 0088. */
export interface Keys {
  readonly sign: Sign;
  /** The same under secrets of before, the latest first: what they signed is still accepted, nothing new is signed. */
  readonly earlierSigns: readonly Sign[];
}

/** Everything the services reach outside themselves; src/shop/shop-of.ts puts the real ones together. */
export interface Shop extends Keys {
  readonly store: Store;
  /** Those who take money; an order says whose page it is paid on. */
  readonly payments: Readonly<Record<PaymentProvider, PaymentGateway>>;
  readonly mail: MailGateway;
  /** What its owner has to know of the machine, the backups and the way in from outside. */
  readonly surroundings: Surroundings;
  /** Sends what waits in the outbox now, rather than at its next turn; it does not block. @param delay milliseconds */
  readonly flushOutbox: (delay?: number) => void;
  /** How each mail about an order is written. */
  readonly orderMails: OrderMails;
  /** Writes a mail that belongs to no order. */
  readonly writeMail: (mail: PlainMail, context: MailContext) => MailContent;
  /** Writes a newsletter for one of its readers. */
  readonly newsletterIssue: (issue: NewsletterIssue, context: MailContext) => MailContent;
  /** Writes the mail that brings a gift card. */
  readonly giftCardMail: (mail: GiftCardMail) => MailContent;
  /** Draws the card to print that comes with it. */
  readonly renderGiftCard: (mail: GiftCardMail) => Promise<MailFile>;
  /** Questions and answers of a form in the words of a language. */
  readonly describeAnswers: (
    form: FormName,
    answers: Readonly<Record<string, string>>,
    words: LanguageWords,
  ) => readonly AnswerLine[];
  /** Draws the receipt of a paid order as a PDF. @param number the receipt's own */
  readonly renderReceipt: (
    order: Order,
    number: string,
    company: Company,
    words: LanguageWords,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Draws a credit note of an order as a PDF. */
  readonly renderCreditNote: (
    order: Order,
    note: CreditNote,
    company: Company,
    words: LanguageWords,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Draws the terms of sale as a PDF. */
  readonly renderTerms: (terms: TermsDocument) => Promise<Uint8Array<ArrayBuffer>>;
  /** What the workshop builds of an order, in the language of who builds. */
  readonly buildSheet: (source: PaperSource, locale: Locale) => Paper;
  /** What lies in the parcel of an order, in the buyer's language. */
  readonly packingSlip: (source: PaperSource) => Paper;
  /** Draws papers into one PDF. */
  readonly renderPapers: (
    papers: readonly Paper[],
    pictures: PaperPictures,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** A picture of a watch as JPEG bytes; null for addresses the shop does not draw itself. */
  readonly pictureAsJpeg: (path: string) => Promise<Uint8Array | null>;
  /** Parts of a catalogue that have no solid shape, by their names: see modelKeys. */
  readonly undrawnParts: (catalogue: Catalogue) => Promise<readonly string[]>;
  /** Changes prices as the admin does. */
  readonly savePrices: SavePrices;
  /** Counts what happens, for the figures on the staff's first page. */
  readonly figures: Counter;
  /** Public origin of the shop, without a slash at the end. */
  readonly origin: string;
  /** Days an admin may work without a second factor. */
  readonly secondFactorDays: number;
  /** Milliseconds in which staff may take a step of an order back, and before its mail leaves. */
  readonly undoTime: number;
  readonly clock: () => Date;
  /** Whether this process ends: what is done piece by piece begins no other piece. */
  readonly isEnding: () => boolean;
  /** Secret of that many random bits, as text that can stand in an address. */
  readonly random: (bits: number) => string;
  /** What codes of gift cards are made and found with. */
  readonly cardKeys: Keys;
}
