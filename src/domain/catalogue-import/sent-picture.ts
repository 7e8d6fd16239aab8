/** A picture of the ZIP after decoding; null for a file that is none. */
export interface PictureFacts {
  readonly format: string;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
}

export interface SentPicture {
  /** Name in the ZIP: "DI-GR.webp", "DI05-40-1.jpg". */
  readonly file: string;
  /** sha-256, hex */
  readonly hash: string;
  readonly facts: PictureFacts | null;
}

/** Side of a layer, px. */
const layerSide = 2000;
const longestSide = 8000;

export const isLayer = ({ facts }: SentPicture): boolean =>
  facts !== null &&
  ["webp", "png"].includes(facts.format) &&
  facts.width === layerSide &&
  facts.height === layerSide &&
  facts.hasAlpha;

export const isTooLarge = ({ facts }: SentPicture): boolean =>
  facts !== null && Math.max(facts.width, facts.height) > longestSide;

/** Name without its ending. */
export const stemOf = (file: string): string => file.replace(/\.[a-z]+$/i, "");

/** Key and place of a picture of a product or watch: "DI05-40-1.jpg" is the first of DI05-40. */
export function placeOfPicture(file: string): { readonly key: string; readonly place: number } | null {
  const [, key, place] = /^(.+)-(\d{1,2})$/.exec(stemOf(file)) ?? [];
  return key === undefined ? null : { key, place: Number(place) };
}

/** Name under which a picture is kept: with its content, so that the same file is recognised when it is sent again. */
export function keptName({ file, hash }: SentPicture): string {
  const stem = stemOf(file);
  return `${stem}-${hash.slice(0, 12)}${file.slice(stem.length).toLowerCase()}`;
}
