import { describe, expect, test } from "vitest";
import { requestKinds } from "@/src/domain/forms/request";
import { locales } from "@/src/domain/locale/locale";
import type { PlainMail as Mail } from "@/src/domain/mail/mail";
import { loadWords } from "@/src/i18n/words";
import { sampleCompany } from "@/tests/factories/company";
import { writeMail } from "./write-mail";

const context = {
  words: await loadWords("Maison Essai"),
  origin: "https://shop.example",
  staffLink: () => "https://shop.example/admin/reset/abc",
  codeOfSeed: () => "004271",
  reportToken: () => "1.abc",
  reminderTokens: () => ({ open: "1.a.abc", stop: "1.abc" }),
  countedItem: () => ({ name: { fr: attack }, diameter: 40, path: "/montres/distinction" }),
  noticeToken: () => "1.abc",
  company: sampleCompany,
};

const attack = `<script>alert("1")</script>`;

const mails: readonly Mail[] = [
  ...locales.flatMap((locale): Mail[] => [
    ...[...requestKinds, "affiliation" as const].map((form): Mail => ({
      kind: "form-received",
      form,
      locale,
      reference: "D-2026-00001",
    })),
    ...(["newsletter-confirm", "newsletter-welcome", "newsletter-known"] as const).map((kind): Mail => ({
      kind,
      locale,
      token: "1.abc",
    })),
    { kind: "sign-in-code", locale, seed: "seed", expires: 0 },
    { kind: "erase-account", locale, token: "1.abc" },
    { kind: "account-erased", locale, token: "" },
    {
      kind: "affiliate-accepted",
      locale,
      affiliate: 1,
      code: "ADA",
      reduction: 5,
      commission: 8,
      reason: attack,
    },
    { kind: "affiliate-refused", locale, reason: attack },
    { kind: "cart-reminder", locale, customer: 1, cart: 1, lines: [{ title: attack, quantity: 2 }] },
    { kind: "idle-account", locale, day: "2026-12-21" },
    {
      kind: "stock-low",
      locale,
      name: "DI05-40",
      available: 2,
      lowAt: 3,
      record: "/admin/collections/stock-items/1",
    },
    {
      kind: "webhook-off",
      locale,
      host: "hooks.example",
      error: attack,
      record: "/admin/collections/webhook-endpoints/1",
    },
    { kind: "stock-notice", locale, item: 1, token: "1.abc" },
    { kind: "stock-back", locale, item: 1, notice: 1 },
    { kind: "review-answered", locale, watch: attack, path: "/montres/distinction", answer: attack },
  ]),
  {
    kind: "form-notice",
    form: "contact",
    reference: "D-2026-00001",
    name: attack,
    email: "ada@example.com",
    locale: "jp",
    lines: [{ label: "Votre message", value: `${attack}\n${"é".repeat(4_000)}` }],
    watch: "/configurator/p/0",
    record: "/admin/collections/requests/1",
  },
];

describe.each(mails)("$kind $locale", (mail) => {
  const { subject, html, text } = writeMail(mail, context);

  test("has a subject of one line, with every placeholder filled", () => {
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(`${subject} ${html.replace(/style="[^"]*"/g, "")} ${text}`).not.toMatch(/\{\w+\}|undefined/);
  });

  test("has plain text beside HTML, with user input escaped", () => {
    expect(html).not.toContain("<script");
    expect(text.length).toBeGreaterThan(80);
    // Staff mails omit the company address.
    expect(html.includes("Maison &amp; Fils")).toBe(mail.kind !== "form-notice");
  });

  test("is not truncated: mail programs cut at 102 kB", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  test("is one column of 600 px, for light and dark mode, and loads nothing", () => {
    expect(html).toContain("max-width:600px");
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).not.toMatch(/<link|<script|@import|url\(/);
  });

  test("links lead to the shop", () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^https:\/\/shop\.example/);
  });
});
