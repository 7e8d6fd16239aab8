import type { ImportUpload } from "@/src/domain/catalogue-import/catalogue-import";
import type { ImportedCollection } from "@/src/domain/catalogue-import/column";
import type { KnownCatalogue } from "@/src/domain/catalogue-import/known-catalogue";
import type { PlannedRow } from "@/src/domain/catalogue-import/plan-import";
import type { PictureFacts } from "@/src/domain/catalogue-import/sent-picture";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import type { Transaction } from "@/src/store/store";

/** Writes the catalogue through the CMS, inside a transaction, as the member of staff who asks for it. */
export interface CatalogueWriter {
  readonly tx: Transaction;
  /** Reads the catalogue and locks it: other saves wait until the transaction ends. */
  readonly read: () => Promise<KnownCatalogue>;
  /** @param value name and fingerprint, as rows refer to it */
  readonly saveLayer: (value: string, file: Uint8Array) => Promise<ImportUpload>;
  /** @param name under which it is kept */
  readonly savePicture: (
    name: string,
    alt: Readonly<Partial<Record<Locale, string>>>,
    file: Uint8Array,
  ) => Promise<ImportUpload>;
  /** Creates or changes a document. @returns its id */
  readonly save: (row: PlannedRow) => Promise<number>;
  /** Deletes a document, unless it is used; the reason is in the reader's language. */
  readonly remove: (
    document: { readonly collection: ImportedCollection | ImportUpload["collection"]; readonly id: number },
    isTrial: boolean,
  ) => Promise<Result<null, string>>;
  /** Shows the new catalogue on pages, once the transaction has been committed. */
  readonly publish: () => Promise<void>;
}

/** A document that the CMS refused to save. */
export interface SaveRefusal {
  readonly row: PlannedRow | null;
  readonly message: string;
}

/** The catalogue as staff exports, imports and restores it. */
export interface CmsCatalogue {
  readonly read: () => Promise<KnownCatalogue>;
  readonly inspect: (file: Uint8Array) => Promise<PictureFacts | null>;
  /** All or nothing: a failure, a refused document and an error roll everything back. */
  readonly transaction: <Value, Problem>(
    work: (writer: CatalogueWriter) => Promise<Result<Value, Problem>>,
  ) => Promise<Result<Value, Problem | SaveRefusal>>;
}
