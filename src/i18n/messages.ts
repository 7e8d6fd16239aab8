import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import { withFallback, type TextTree } from "./text-tree";

/** One file per page; French types the keys. */
export const pageFiles = [
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
  "turning",
] as const;

/** What the shop says beside its pages, see words.ts; forms are said in mails as well. */
export const wordFiles = [
  "affiliate-mail",
  "articles",
  "customer-mail",
  "forms",
  "gift-card-mail",
  "mail",
  "order-mail",
  "papers",
  "receipt",
  "search-words",
  "sign-in",
  "staff-mail",
] as const;

/** Everything that can be said otherwise in the admin. */
const messageFiles: readonly string[] = [...new Set<string>([...pageFiles, ...wordFiles])];

async function readFile(locale: Locale, name: string): Promise<TextTree> {
  const file: { default: TextTree } = await import(`./messages/${locale}/${name}.json`);
  return file.default;
}

/** Texts of a language as some files hold them, keyed by file. */
export async function readMessages(locale: Locale, files: readonly string[]): Promise<TextTree> {
  const entries = await Promise.all(
    files.map(async (name) => {
      const fallback = await readFile(defaultLocale, name);
      return [
        name,
        locale === defaultLocale ? fallback : withFallback(await readFile(locale, name), fallback),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Texts of all pages. */
export const loadMessages = (locale: Locale): Promise<TextTree> => readMessages(locale, pageFiles);

/** Every text that can be said otherwise in the admin. */
export const loadAllMessages = (locale: Locale): Promise<TextTree> => readMessages(locale, messageFiles);
