import type { PaperLook } from "@/src/domain/brand/paper-look";
import type { Brand } from "@/src/domain/brand";
import type { CreditNote } from "@/src/domain/books/credit-note";
import type { FormName } from "@/src/domain/forms/form-name";
import type { AnswerLine } from "@/src/domain/forms/request";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { PriceChange } from "@/src/domain/prices/price-batch";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import type { Result } from "@/src/domain/result";
import type { PlainMail } from "@/src/domain/mail/mail";
import type { Order } from "@/src/domain/order/order";
import type { Paper, PaperPictures } from "@/src/domain/order/paper";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import type { ShopSettings } from "@/src/domain/settings";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { GiftCardMail } from "@/src/services/mail-templates/gift-card-texts";
import type { MailContext, MailContent } from "@/src/services/mail-templates/mail-content";
import type { NewsletterIssue } from "@/src/services/mail-templates/newsletter-issue-mail";
import type { OrderMails } from "@/src/services/mail-templates/order-mails";
import type { PaperSource } from "@/src/services/mail-templates/papers";
import type { TermsDocument } from "@/src/gateways/terms/render-terms";
import type { MailFile, MailGateway } from "@/src/gateways/mail/mail-gateway";
import type { Connections } from "@/src/gateways/outside/connections";
import type { Outside } from "@/src/gateways/outside/open-outside";
import type { Surroundings } from "@/src/gateways/outside/surroundings";
import type { BrandIcons } from "@/src/gateways/printing/brand-icon";
import type { PrintingRenderer } from "@/src/gateways/printing/printing-renderer";
import type { PaymentGateway } from "@/src/gateways/payment/payment-gateway";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { Store, Transaction } from "@/src/store/store";
import type { Counter } from "./figures/counter";
import type { Conformance } from "./ucp/conformance/conformance";

type LanguageWords = Snapshot["words"][Locale];

/** Prices of a list that change together. */
export interface ChangedPrices {
  readonly catalogue: PriceCatalogue;
  readonly currency: Currency;
  readonly changes: readonly PriceChange[];
}

/** Decides on prices in a transaction, and saves the changed ones. */
export type PriceSaver<Value, Problem> = (
  tx: Transaction,
  save: (changes: ChangedPrices) => Promise<void>,
) => Promise<Result<Value, Problem>>;

/** All or nothing; `invalid`: a document is not valid, and nothing was saved. */
export type SavePrices = <Value, Problem>(
  work: PriceSaver<Value, Problem>,
) => Promise<Result<Value, Problem | "invalid">>;

/** Saves drawn layers and scenes through the CMS. */
export interface SavePrinting {
  /** @returns the id of the new layer */
  readonly addLayer: (
    layer: { readonly name: string; readonly file: string; readonly drawnFrom: string },
    data: Buffer,
  ) => Promise<number>;
  /** Gives dials their layers by their ids, all or none. */
  readonly assignLayers: (layers: readonly (readonly [dial: number, layer: number])[]) => Promise<void>;
  readonly replaceScene: (
    scene: { readonly id: number; readonly file: string; readonly printedFrom: string },
    data: Buffer,
  ) => Promise<void>;
}

/** A signature under one secret of the shop. @param purpose separates the signatures of different uses */
export type Sign = (purpose: string, text: string) => string;

/** Signing keys of the shop: its secret, and the earlier ones after a rotation. Source: decision 0088. */
export interface Keys {
  readonly sign: Sign;
  /** The same with earlier secrets, latest first: their signatures are still accepted, but no new ones are made. */
  readonly previousSigners: readonly Sign[];
}

/** All dependencies of the services; src/server/runtime/shop-of.ts composes the real ones. */
export interface Shop extends Keys {
  readonly store: Store;
  /** Payment providers; an order stores the provider of its payment page. */
  readonly payments: Readonly<Record<PaymentProvider, PaymentGateway>>;
  readonly mail: MailGateway;
  /** Accounts that staff may enter in the admin: what the environment has, and how new ones are tried. */
  readonly connections: Connections;
  /** Requests to addresses that others have entered, such as those of webhooks. */
  readonly outside: Outside;
  /** Checks of the machine, the backups and access from outside. */
  readonly surroundings: Surroundings;
  /** Sends queued mails now instead of at the next scheduled run; it does not block. @param delay milliseconds */
  readonly flushOutbox: (delay?: number) => void;
  /** Composers of the mails about an order. */
  readonly orderMails: OrderMails;
  /** Composes a mail that is not about an order. */
  readonly writeMail: (mail: PlainMail, context: MailContext) => MailContent;
  /** Composes a newsletter for one reader. */
  readonly newsletterIssue: (issue: NewsletterIssue, context: MailContext) => MailContent;
  /** Composes the mail of a gift card. */
  readonly giftCardMail: (mail: GiftCardMail) => MailContent;
  /** Renders its printable card. */
  readonly renderGiftCard: (mail: GiftCardMail) => Promise<MailFile>;
  /** Questions and answers of a form in one language. */
  readonly describeAnswers: (
    form: FormName,
    answers: Readonly<Record<string, string>>,
    words: LanguageWords,
  ) => readonly AnswerLine[];
  /** Renders the receipt of a paid order as a PDF. @param number the receipt's own */
  readonly renderReceipt: (
    order: Order,
    number: string,
    seller: Pick<ShopSettings, "company" | "vat">,
    words: LanguageWords,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Renders a credit note of an order as a PDF. */
  readonly renderCreditNote: (
    order: Order,
    note: CreditNote,
    seller: Pick<ShopSettings, "company" | "vat">,
    words: LanguageWords,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** Renders the terms of sale as a PDF. */
  readonly renderTerms: (terms: TermsDocument) => Promise<Uint8Array<ArrayBuffer>>;
  /** Build sheet of an order, in the language of the workshop. */
  readonly buildSheet: (source: PaperSource, locale: Locale) => Paper;
  /** Content of an order's parcel, in the buyer's language. */
  readonly packingSlip: (source: PaperSource) => Paper;
  /** Renders papers into one PDF. */
  readonly renderPapers: (
    papers: readonly Paper[],
    pictures: PaperPictures,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** A picture of a watch as JPEG bytes; null for URLs that the shop does not render. */
  readonly pictureAsJpeg: (path: string) => Promise<Uint8Array | null>;
  /** Parts of a catalogue without a solid shape, by model key: see modelKeys. */
  readonly undrawnParts: (catalogue: Catalogue) => Promise<readonly string[]>;
  /** Saves prices through the CMS, like the admin. */
  readonly savePrices: SavePrices;
  /** Draws what the brand prints on dials and scenes. */
  readonly printingRenderer: PrintingRenderer;
  /** What a brand prints, its texts as outlines. */
  readonly brandPrinting: (brand: Brand) => Promise<BrandPrinting>;
  readonly savePrinting: SavePrinting;
  /** A brand's sign on its ground. */
  readonly brandIcons: BrandIcons;
  /** The picture of a link to a page without one of its own. @param watch a square picture */
  readonly linkPreview: (brand: Brand, watch: Uint8Array | null) => Promise<Uint8Array>;
  /** How the brand looks on papers. */
  readonly paperLook: () => Promise<PaperLook>;
  /** Counts events for the figures on the admin's first page. */
  readonly figures: Counter;
  /** Null but in a sandbox where the conformance suite of the agents' protocol is run. */
  readonly conformance: Conformance | null;
  /** Public origin of the shop, without a slash at the end. */
  readonly origin: string;
  /** Days an admin may work without a second factor. */
  readonly secondFactorDays: number;
  /** Whether staff may have assistants, which read and draft with the rights of an account. */
  readonly hasStaffAssistants: boolean;
  /** Milliseconds in which staff may undo a step of an order; its mail is delayed by them. */
  readonly undoTime: number;
  readonly clock: () => Date;
  /** Whether this process is shutting down: batch work must not start another batch. */
  readonly isEnding: () => boolean;
  /** Secret of that many random bits, as URL-safe text. */
  readonly random: (bits: number) => string;
  /** Keys for creating and finding gift card codes. */
  readonly cardKeys: Keys;
}
