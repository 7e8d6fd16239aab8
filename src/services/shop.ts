import type { FormName } from "@/src/domain/forms/form-name";
import type { AnswerLine } from "@/src/domain/forms/request";
import type { Locale } from "@/src/domain/locale/locale";
import type { PlainMail } from "@/src/domain/mail/mail";
import type { Order } from "@/src/domain/order/order";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { Company } from "@/src/domain/settings";
import type { GiftCardMail } from "@/src/emails/gift-card-texts";
import type { MailContext, MailContent } from "@/src/emails/mail-content";
import type { NewsletterIssue } from "@/src/emails/newsletter-issue-mail";
import type { OrderMails } from "@/src/emails/order-mails";
import type { MailFile, MailGateway } from "@/src/gateways/mail/mail-gateway";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import type { Snapshot } from "@/src/cache/snapshot";
import type { Store } from "@/src/store/store";
import type { Counter } from "./figures/counter";

type LanguageWords = Snapshot["words"][Locale];

/** Everything the services reach outside themselves; src/shop/shop-of.ts puts the real ones together. */
export interface Shop {
  readonly store: Store;
  /** Those who take money; an order says whose page it is paid on. */
  readonly payments: Readonly<Record<PaymentProvider, PaymentGateway>>;
  readonly mail: MailGateway;
  /** Has the outbox looked at now, rather than at its next turn; nobody waits for it. */
  readonly flushOutbox: () => void;
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
  /** A picture of a watch as JPEG bytes; null for addresses the shop does not draw itself. */
  readonly pictureAsJpeg: (path: string) => Promise<Uint8Array | null>;
  /** Counts what happens, for the figures on the staff's first page. */
  readonly figures: Counter;
  /** Public origin of the shop, without a slash at the end. */
  readonly origin: string;
  /** Days an admin may work without a second factor. */
  readonly secondFactorDays: number;
  readonly clock: () => Date;
  /** Secret of that many random bits, as text that can stand in an address. */
  readonly random: (bits: number) => string;
  /** Signature that only this shop can make. @param purpose keeps one use's signatures from serving another */
  readonly sign: (purpose: string, text: string) => string;
}
