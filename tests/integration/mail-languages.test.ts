import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CaughtMail } from "@/packages/payment-sandbox/mail/mail";
import { languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { companyLines } from "@/src/services/mail-templates/order-confirmation";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import {
  everyMail,
  everyOrderMail,
  mailKinds,
  storiedOrder,
  type SampleMail,
} from "@/tests/factories/every-mail";
import type { OrderView } from "@/tests/factories/order-view";
import { staffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let samples: ReadonlyMap<string, SampleMail>;
/** Lines that are the same in every language: the sender and the delivery address. */
let names: ReadonlySet<string>;

beforeAll(async () => {
  open = await openShop();
  const staff = await staffMember(open, "clerk");
  const entries: [Locale, OrderView][] = [];
  for (const locale of locales) entries.push([locale, await storiedOrder(open, staff, locale)]);
  const orders = Object.fromEntries(entries) as Record<Locale, OrderView>;
  const { company } = await open.shop.store.loadSettings();
  names = new Set(companyLines(company));
  samples = new Map(
    [...everyMail(open), ...everyOrderMail(open, orders)].map((sample) => [sample.kind, sample]),
  );
}, 120_000);
afterAll(() => open.close());
beforeEach(() => open.rows("delete from mails"));

/** Sends a mail through the outbox and SMTP, and reads it from the mailbox. */
async function received(kind: string, locale: Locale): Promise<CaughtMail> {
  const sample = samples.get(kind);
  if (!sample) throw new Error(`There is no sample of ${kind}.`);
  open.mailbox.clear();
  const sender = await sample.queue(locale);
  await deliverMails(sender ?? open.shop);
  const mails = open.mailbox.mails();
  const [mail] = mails;
  if (!mail || mails.length > 1) {
    const waiting = await open.rows("select key, state, last_error from mails");
    throw new Error(`${mails.length} mails of ${kind} arrived: ${JSON.stringify(waiting)}`);
  }
  return mail;
}

const words = /\p{L}{2,}/gu;

/** Lines that say something: four words and more. Japanese writes none apart. */
const sentences = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/https?:\/\/\S+/g, "").trim())
    .filter((line) => (line.match(words)?.length ?? 0) >= 4 && !names.has(line));

/** Small words no text of a language does without. */
const marks: Readonly<Partial<Record<Locale, RegExp>>> = {
  fr: /\b(vous|votre|vos|est|pour|dans|une?|du|le)\b/i,
  en: /\b(you|your|the|this|with)\b/i,
  es: /[ñ¿¡]|\b(tu|tus|el|los|con|para|ya|sin)\b/i,
  jp: /[\u3041-\u3096]/,
};

/** French lines left in a mail of another language, and small French words of its own. */
function frenchIn(mail: CaughtMail, original: CaughtMail): readonly string[] {
  const said = new Set([original.subject, ...sentences(original.text)]);
  return [mail.subject, ...sentences(mail.text)].filter(
    (line) => said.has(line) || /\b(vous|votre|vos|nous|avec|pour)\b/i.test(line),
  );
}

const hrefs = ({ html }: CaughtMail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
const addresses = ({ text }: CaughtMail) => text.match(/https?:\/\/\S+/g) ?? [];
const carriers =
  /^https:\/\/(www\.laposte\.fr|www\.chronopost\.fr|www\.dhl\.com|www\.ups\.com|www\.fedex\.com)\//;
const isOurs = (link: string) => link.startsWith(`${open.url}/`) || link === open.url || carriers.test(link);

const cases = mailKinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));
/** The French mail, read once for all comparisons. */
const inFrench = new Map<string, CaughtMail>();

async function frenchOf(kind: string): Promise<CaughtMail> {
  const mail = inFrench.get(kind) ?? (await received(kind, "fr"));
  inFrench.set(kind, mail);
  return mail;
}

describe.each(cases)("$kind in $locale", ({ kind, locale }) => {
  test("arrives in that language and can be read everywhere", async () => {
    const original = await frenchOf(kind);
    const mail = locale === "fr" ? original : await received(kind, locale);
    const { subject, text, html } = mail;
    // Staff reads French whatever the shopper speaks.
    const read = samples.get(kind)?.isForStaff ? "fr" : locale;

    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(`${subject}\n${text}`).toMatch(marks[read] ?? /\p{L}/u);
    expect(read === "fr" ? [] : frenchIn(mail, original)).toEqual([]);

    expect(text.length).toBeGreaterThan(80);
    expect(text).not.toMatch(/<(p|div|td|a|br)\b/);
    // Pictures travel beside the text; the mailbox shows them inside it.
    const source = html.replace(/data:image\/[^"]*/g, "");
    expect(`${subject} ${text} ${source.replace(/<style>[\s\S]*?<\/style>|style="[^"]*"/g, "")}`).not.toMatch(
      /\{\w+\}|undefined|\bNaN\b|\bnull\b|\[object|Invalid Date/,
    );

    expect(source).toContain(`<html lang="${languageTag(read)}"`);
    expect(source).toContain('name="color-scheme" content="light dark"');
    expect(Buffer.byteLength(source)).toBeLessThan(102_000);
    expect(source).not.toMatch(/<script|<link|<iframe|<form|@import|@font-face|url\(|\son\w+=|javascript:/i);
    const [sheet, ...others] = [...source.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
    expect(others).toEqual([]);
    // Only what an attribute cannot say: a dark mailbox.
    expect(
      sheet?.replace(/@media \(prefers-color-scheme: dark\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/, ""),
    ).not.toMatch(/^\s*(?!\[data-ogs[cb]\])[^\s{}][^{}]*\{/m);
    for (const [, width] of source.matchAll(/(?:max-|min-)?width(?:="|:\s*)(\d+)(?:px|")/g)) {
      expect(Number(width)).toBeLessThanOrEqual(640);
    }

    const links = hrefs(mail);
    expect(links.length).toBeGreaterThan(0);
    for (const link of [...links, ...addresses(mail)]) expect([link, isOurs(link)]).toEqual([link, true]);
    for (const [, picture = ""] of source.matchAll(/src="([^"]+)"/g)) expect(isOurs(picture)).toBe(true);
  });
});
