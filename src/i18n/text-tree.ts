/** Interface texts of one page, as the message files hold them. */
export type TextTree = { readonly [key: string]: string | TextTree };

/** All texts of a tree with their paths: "empty.title". */
export function flattenTexts(tree: TextTree, prefix = ""): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as const] : flattenTexts(value, `${prefix}${key}.`),
  );
}

/** The texts of one shop: with staff's own words at some paths, and its brand for {brand}. */
export function shopTexts(
  tree: TextTree,
  overrides: Readonly<Record<string, string>>,
  brand: string,
  prefix = "",
): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string"
        ? (overrides[prefix + key] ?? value).replaceAll("{brand}", () => brand)
        : shopTexts(value, overrides, brand, `${prefix}${key}.`),
    ]),
  );
}

/** Fills what a tree lacks with another language's. */
export function withFallback(texts: TextTree, fallback: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...fallback };
  for (const [key, text] of Object.entries(texts)) {
    const under = fallback[key];
    merged[key] = typeof text === "object" && typeof under === "object" ? withFallback(text, under) : text;
  }
  return merged;
}
