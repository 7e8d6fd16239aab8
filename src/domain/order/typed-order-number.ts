/**
 * Normalises a typed or pasted order number: any case, spaces, dashes and full-width letters, with or without the prefix
 * or a sign in front. Anything else is returned unchanged, and finds nothing.
 * @param prefix what stands for one that was left out
 * @returns VAL-2026-00001
 */
export function typedOrderNumber(text: string, prefix: string): string {
  const signs = text
    .replace(/n\s?[°º]|№/i, "")
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, "");
  // Orders keep the prefix they were made with, so that another one than today's is a number as well.
  const [, letters = prefix, year, count] = /^(?:NO)??([A-Z]{2,4})?(20\d\d)(\d{5,9})$/.exec(signs) ?? [];
  return year === undefined || count === undefined ? text.trim() : `${letters}-${year}-${count}`;
}
