import type {
  fileCollections,
  MovedCollectionName,
  MovedGlobalName,
} from "@/src/domain/shop-move/moved-content";
import type { MovedContent, MovedDocument, MovedFile } from "@/src/domain/shop-move/moved-document";
import type { MoveLine, MovePlan } from "@/src/domain/shop-move/plan-move";

export type FileCollection = (typeof fileCollections)[number];

/** The bytes of a file, checked against its fingerprint. */
export type ReadFile = (file: MovedFile) => Promise<Uint8Array>;

/** A document whose file the shop has. */
export interface FileSource {
  readonly collection: FileCollection;
  readonly document: MovedDocument;
}

/** What only writing finds: a document that is refused, or kept because it is used. */
export interface FoundLine extends MoveLine {
  readonly name: MovedCollectionName | MovedGlobalName;
}

/** Writes content inside one transaction. */
export interface ContentWriter {
  readonly read: () => Promise<MovedContent>;
  readonly write: (plan: MovePlan, readFile: ReadFile, isTrial: boolean) => Promise<readonly FoundLine[]>;
}

/** The content of the running shop, as it is moved. */
export interface CmsContent {
  /** version of the shop */
  readonly version: string;
  /** newest migration */
  readonly structure: string;
  /** Reads everything at one moment. */
  readonly read: () => Promise<MovedContent>;
  readonly readFile: (source: FileSource) => Promise<Uint8Array>;
  /** All or nothing: committed if `work` answers true for `isKept`. */
  readonly transaction: <Value extends { readonly isKept: boolean }>(
    work: (writer: ContentWriter) => Promise<Value>,
  ) => Promise<Value>;
}
