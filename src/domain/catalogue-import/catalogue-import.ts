import type { ImportedCollection, Values } from "./column";
import type { Refusal } from "./refusal";

/** `empty`: the delivered catalogue was taken out of sale. */
export const importKinds = ["import", "empty"] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStates = ["applied", "undone"] as const;
export type ImportState = (typeof importStates)[number];

/** A document that an import has written, with the values of the columns that it changed. */
export interface ImportEntry {
  readonly collection: ImportedCollection;
  readonly id: number;
  readonly reference: string;
  /** null for a document that it created */
  readonly before: Values | null;
  readonly after: Values;
}

/** A file that an import has uploaded. */
export interface ImportUpload {
  readonly collection: "layers" | "media";
  readonly id: number;
  readonly name: string;
}

/** What is kept of an import so that it can be undone. */
export interface ImportRecord {
  readonly entries: readonly ImportEntry[];
  readonly uploads: readonly ImportUpload[];
}

/** An import as lists show it. */
export interface CatalogueImport {
  readonly id: number;
  readonly kind: ImportKind;
  readonly state: ImportState;
  /** name of the file, empty where there was none */
  readonly file: string;
  /** e-mail of the member of staff */
  readonly by: string;
  readonly at: Date;
  readonly created: number;
  readonly changed: number;
  readonly undoneBy: string | null;
  readonly undoneAt: Date | null;
  /** what stayed when it was undone */
  readonly kept: readonly Refusal[];
}
