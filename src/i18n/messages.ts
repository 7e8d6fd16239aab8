import { defaultLocale, type Locale } from "@/src/domain/locale/locale";
import { withFallback, type TextTree } from "./text-tree";

/** Groups of messages that pages show, a group per page; French types the keys. */
export const pageGroups = [
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
  "prepared",
  "catalogue",
  "search",
  "quiz",
  "sizes",
  "forms",
  "law",
  "manuals",
  "auth",
  "account",
  "affiliate",
  "outcome",
  "turning",
  "border",
] as const;

/** Groups of what the shop says beside its pages, see words.ts; forms and the steps of an order are in mails as well. */
export const wordGroups = [
  "affiliate-mail",
  "agent-catalog",
  "agent-guide",
  "articles",
  "border",
  "configurator",
  "customer-mail",
  "forms",
  "gift-card-mail",
  "law",
  "mail",
  "order",
  "order-mail",
  "papers",
  "prepared",
  "receipt",
  "search-words",
  "sign-in",
  "staff-mail",
] as const;

/** Everything that can be said otherwise in the admin. */
const messageGroups: readonly string[] = [...new Set<string>([...pageGroups, ...wordGroups])];

/** Small groups that share a file; each other group has a file of its own. */
export const sharedFiles: Readonly<Record<string, readonly string[]>> = {
  mails: ["affiliate-mail", "customer-mail", "gift-card-mail", "mail", "order-mail", "sign-in", "staff-mail"],
  papers: ["articles", "border", "papers", "receipt"],
  pages: ["affiliate", "blocks", "catalogue", "home", "manuals", "outcome", "sizes", "wallet"],
};

const sharedFileOf = (group: string): string | undefined =>
  Object.keys(sharedFiles).find((file) => sharedFiles[file]?.includes(group));

async function readGroup(locale: Locale, group: string): Promise<TextTree> {
  const shared = sharedFileOf(group);
  const file: { default: TextTree } = await import(`./messages/${locale}/${shared ?? group}.json`);
  if (shared === undefined) return file.default;
  const texts = file.default[group];
  return typeof texts === "object" ? texts : {};
}

/** Messages of a language by group. */
export async function readMessages(locale: Locale, groups: readonly string[]): Promise<TextTree> {
  const entries = await Promise.all(
    groups.map(async (name) => {
      const fallback = await readGroup(defaultLocale, name);
      return [
        name,
        locale === defaultLocale ? fallback : withFallback(await readGroup(locale, name), fallback),
      ] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Texts of all pages. */
export const loadMessages = (locale: Locale): Promise<TextTree> => readMessages(locale, pageGroups);

/** Every text that can be said otherwise in the admin. */
export const loadAllMessages = (locale: Locale): Promise<TextTree> => readMessages(locale, messageGroups);
