import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import type { Address } from "@/src/domain/translation/address";
import type { ShopText, TranslationNote } from "@/src/domain/translation/shop-text";

/** A document with texts: a collection's, a global, or an interface text. */
export type TextDocument = Pick<Address, "entity" | "document">;

/** What is asked for: everything, one list of the desk, or one document of it. */
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
  /** The words were not written now: that they are right is a change of its own. */
  readonly isSame: boolean;
}

/** Why the CMS has not saved a document, in a sentence for whoever saved; with the path of the text, if it is one. */
export interface SaveRefusal {
  readonly code: "refused";
  readonly message: string;
}

/** How saved texts reach visitors. */
export type Shown = "online" | "draft";

/** Inside one transaction: all of it happens, or nothing. */
export interface TextWriter {
  /** The texts of a document, which nobody else at the desk writes until the end of the transaction. */
  readonly lock: (document: TextDocument) => Promise<readonly ShopText[]>;
  /** Saves as whoever asks, by the rules of the REST API. */
  readonly write: (document: TextDocument, texts: readonly NewText[]) => Promise<Result<Shown, SaveRefusal>>;
  readonly note: (document: TextDocument, notes: readonly NewNote[]) => Promise<void>;
}

/** The texts of the shop beside one language, for whoever asks. */
export interface TranslationDesk {
  readonly language: Locale;
  readonly texts: (scope: TextScope) => Promise<readonly ShopText[]>;
  readonly problemOf: (text: ShopText, target: string) => Promise<string | null>;
  /** Undone when the work answers with an error. */
  readonly transaction: <Value, Failure>(
    work: (writer: TextWriter) => Promise<Result<Value, Failure>>,
  ) => Promise<Result<Value, Failure>>;
}
