/** Stands before negative numbers that people read (U+2212); machines get a hyphen. */
export const minusSign = "−";

/** A number as people read it, where Intl writes a hyphen: "-5" becomes "−5". */
export const withMinusSign = (written: string): string => written.replace(/^-(?=\d)/, minusSign);
