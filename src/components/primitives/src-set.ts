/** URLs of one picture in several widths, in px, in the format of an image's `srcset`. */
export const srcSetOf = <Width extends number>(
  widths: readonly Width[],
  addressOf: (width: Width) => string | null,
): string => widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
