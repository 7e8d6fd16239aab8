import { defaultLocale, type Locale } from "../domain/locale/locale";

/** One file per page; French types the keys. */
export const messageFiles = [
  "common",
  "home",
  "watches",
  "watch",
  "configurator",
  "cart",
  "thanks",
  "catalogue",
  "validation",
] as const;

type Tree = { [key: string]: string | Tree };

async function readFile(locale: Locale, name: string): Promise<Tree> {
  const file: { default: Tree } = await import(`./messages/${locale}/${name}.json`);
  return file.default;
}

/** Fills what a language lacks with French. */
function withFallback(texts: Tree, fallback: Tree): Tree {
  const merged: Tree = { ...fallback };
  for (const [key, text] of Object.entries(texts)) {
    const under = fallback[key];
    merged[key] = typeof text === "object" && typeof under === "object" ? withFallback(text, under) : text;
  }
  return merged;
}

/** All interface texts of a language, keyed by page. */
export async function loadMessages(locale: Locale): Promise<Tree> {
  const entries = await Promise.all(
    messageFiles.map(async (name) => {
      const fallback = await readFile(defaultLocale, name);
      return [
        name,
        locale === defaultLocale ? fallback : withFallback(await readFile(locale, name), fallback),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}
