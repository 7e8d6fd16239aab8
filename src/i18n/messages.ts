import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import type { TextTree } from "./text-tree";

/** One file per page; French types the keys. */
export const messageFiles = [
  "common",
  "home",
  "blocks",
  "watches",
  "watch",
  "configurator",
  "cart",
  "gift-card",
  "preorder",
  "thanks",
  "wallet",
  "order",
  "catalogue",
  "validation",
  "search",
  "quiz",
  "sizes",
  "forms",
  "manuals",
  "auth",
  "account",
  "affiliate",
  "outcome",
] as const;

async function readFile(locale: Locale, name: string): Promise<TextTree> {
  const file: { default: TextTree } = await import(`./messages/${locale}/${name}.json`);
  return file.default;
}

/** Fills what a language lacks with French. */
function withFallback(texts: TextTree, fallback: TextTree): TextTree {
  const merged: Record<string, string | TextTree> = { ...fallback };
  for (const [key, text] of Object.entries(texts)) {
    const under = fallback[key];
    merged[key] = typeof text === "object" && typeof under === "object" ? withFallback(text, under) : text;
  }
  return merged;
}

/** All interface texts of a language as the files hold them, keyed by page. */
export async function loadMessages(locale: Locale): Promise<TextTree> {
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
