import type { ImportedCollection, Values } from "./column";

/** A document of the catalogue as it is now. */
export interface KnownDocument {
  readonly collection: ImportedCollection;
  readonly id: number;
  /** its key; a strap's with its family */
  readonly reference: string;
  readonly values: Values;
  /** An unfinished draft would be published by a save. */
  readonly isDraftWaiting: boolean;
}

/** All that an import is compared with. */
export interface KnownCatalogue {
  readonly documents: readonly KnownDocument[];
  /** Newest layer of each name: what a cell names is this value. */
  readonly layers: ReadonlyMap<string, string>;
  /** Percent that a price may move without a second look. */
  readonly priceAlarm: number;
}

/** A layer as a value: its name, and the fingerprint of its picture, because a name may have several. */
export const layerValue = (name: string, hash: string): string => `${name}@${hash}`;

export const layerName = (value: string): string => value.slice(0, value.lastIndexOf("@"));

export const documentKey = (collection: ImportedCollection, reference: string): string =>
  `${collection}/${reference}`;
