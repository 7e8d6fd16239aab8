/** Cache tags: a save of tagged content regenerates its pages. */
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
