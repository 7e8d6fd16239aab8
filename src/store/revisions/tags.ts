/** What a page was made from; a save of it makes the page again. */
export const tags = [
  "catalogue",
  "settings",
  "watches",
  "products",
  "banners",
  "pages",
  "redirects",
  "questions",
  "manuals",
  "reviews",
  "navigation",
  "texts",
  "quiz",
  "media",
  "preorders",
] as const;

export type Tag = (typeof tags)[number];
