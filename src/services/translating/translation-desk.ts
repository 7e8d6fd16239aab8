import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import type { Address } from "@/src/domain/translation/address";
import type { ShopText, TranslationNote } from "@/src/domain/translation/shop-text";

/** A document with texts: a collection's, a global, or an interface text. */
export type TextDocument = Pick<Address, "entity" | "document">;

/** Requested texts: all, one list of the desk, or one document. */
export interface TextScope {
  readonly list?: string;
  readonly document?: string;
}

export interface NewText {
  readonly path: string;
  readonly target: string;
}

export interface NewNote {
  readonly path: string;
  readonly note: TranslationNote;
  /** The text is unchanged, but confirmed as up to date. */
  readonly isSame: boolean;
}

/** Why the CMS has not saved a document, as a sentence for the user; with the text's path, if one is at fault. */
export interface SaveRefusal {
  readonly code: "refused";
  readonly message: string;
}

/** Whether saved texts are online or in a draft. */
export type Shown = "online" | "draft";

/** Writes inside one transaction: all or nothing. */
export interface TextWriter {
  /** The texts of a document, locked at the desk until the end of the transaction. */
  readonly lock: (document: TextDocument) => Promise<readonly ShopText[]>;
  /** Saves as the signed-in user, by the rules of the REST API. */
  readonly write: (document: TextDocument, texts: readonly NewText[]) => Promise<Result<Shown, SaveRefusal>>;
  readonly note: (document: TextDocument, notes: readonly NewNote[]) => Promise<void>;
}

/** The texts of the shop and one language, for the signed-in user. */
export interface TranslationDesk {
  readonly language: Locale;
  readonly texts: (scope: TextScope) => Promise<readonly ShopText[]>;
  readonly problemOf: (text: ShopText, target: string) => Promise<string | null>;
  /** Rolled back if the work returns an error. */
  readonly transaction: <Value, Failure>(
    work: (writer: TextWriter) => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure>>;
}
