import type { MovedCollectionName, MovedGlobalName } from "./moved-content";

/** Fields in all languages; other documents are named by their keys, and rows of lists have no ids. */
export type MovedData = Readonly<Record<string, unknown>>;

/** Content of a file, by which it is found in an archive. */
export interface MovedFile {
  readonly sha256: string;
  /** bytes */
  readonly size: number;
}

export interface MovedGlobal {
  readonly data: MovedData;
  /** the newest draft, where it differs from what is published */
  readonly draft: MovedData | null;
}

export interface MovedDocument extends MovedGlobal {
  readonly key: string;
  readonly file: MovedFile | null;
}

/** The whole content of a shop. */
export interface MovedContent {
  readonly collections: Readonly<Record<MovedCollectionName, readonly MovedDocument[]>>;
  readonly globals: Readonly<Record<MovedGlobalName, MovedGlobal>>;
}
