/** Addresses of one picture in several widths, in px, as an image's `srcset` has them. */
export const srcSetOf = <Width extends number>(
  widths: readonly Width[],
  addressOf: (width: Width) => string | null,
): string => widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
