/** A printed document of an order as data; renderers need to know nothing about orders. */
export interface Paper {
  readonly language: string;
  /** name of the shop */
  readonly brand: string;
  readonly title: string;
  /** number, dates */
  readonly facts: readonly string[];
  readonly parties: readonly PaperText[];
  readonly pieces: readonly PaperPiece[];
  readonly notes: readonly PaperText[];
}

export interface PaperText {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A piece in the parcel, or to be built. */
export interface PaperPiece {
  readonly title: string;
  readonly quantity: string;
  /** null on a paper without prices */
  readonly amount: string | null;
  readonly details: readonly string[];
  /** from the root of the shop; null where none is shown */
  readonly image: string | null;
  readonly parts: readonly PaperPart[];
}

export interface PaperPart {
  readonly name: string;
  readonly value: string;
  readonly keys: string;
}

/** Pictures of pieces as JPEG, by the address of the image. */
export type PaperPictures = ReadonlyMap<string, Uint8Array>;
