/**
 * URL at which the admin shows a page of the shop with its drafts.
 * @param path without a language
 */
export const previewAddress = (path: string, locale: string): string =>
  `/api/preview?${new URLSearchParams({ path, locale })}`;

/** Widths of the preview screens, px. */
export const previewSizes = [
  { name: "phone", label: "390", width: 390, height: 844 },
  { name: "tablet", label: "768", width: 768, height: 1024 },
  { name: "desktop", label: "1440", width: 1440, height: 900 },
];
