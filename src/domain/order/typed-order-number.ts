/**
 * Normalises a typed or pasted order number: any case, spaces, dashes and full-width letters, with or without "VAL"
 * or a sign in front. Anything else is returned unchanged, and finds nothing.
 * @returns VAL-2026-00001
 */
export function typedOrderNumber(text: string): string {
  const signs = text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  const [, year, count] = /^(?:NO|N)?(?:VAL)?(20\d\d)(\d{5,9})$/.exec(signs) ?? [];
  return year === undefined || count === undefined ? text.trim() : `VAL-${year}-${count}`;
}
