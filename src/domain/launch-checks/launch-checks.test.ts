import { describe, expect, test } from "vitest";
import { judgeLaunchChecks, openingChecks, openLegalChecks, type LaunchCheckName } from "./launch-checks";
import type { LaunchCheckFacts } from "./launch-check-facts";
import { takesRealPayments } from "./takes-real-payments";
import { unfinishedMark } from "./unfinished-mark";

const now = new Date("2026-11-26T09:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const gigabyte = 1024 ** 3;

const notice = { url: "/notice.png", alt: { fr: "Avis" }, width: 800, height: 1100, focus: null };
const registered = (country: string) => ({ country, scheme: "Registre", number: "1" });
const safe = { manufacturer: [], responsiblePerson: [], products: [] };

/** A shop whose owner has done everything. */
const done: LaunchCheckFacts = {
  now,
  origin: "https://shop.fr",
  isReal: true,
  missingFacts: [],
  unfinished: [],
  legalPages: [{ slug: "conditions-generales", missing: [] }],
  termsName: "2026-11",
  vat: { country: "FR", rates: [{ country: "FR", percent: 20 }] },
  countries: ["FR", "US"],
  law: {
    guaranteeNotice: { fr: notice, en: notice, es: notice },
    durabilityLabel: { isShown: false, years: null, picture: null },
    packaging: [registered("FR")],
    japanNotice: [{ title: "販売業者", text: "{{japan.seller}}" }],
  },
  missingJapanFacts: [],
  productSafety: safe,
  accessibilityStatement: { slug: "accessibilite", missing: [] },
  keys: { stripe: "ok", paypal: "absent" },
  webhook: { answer: "shop", lastEvent: ago(1) },
  mail: { isReachable: true, isLocal: false, sender: "Shop <hello@shop.fr>" },
  backup: { newest: ago(5), isReadable: true, place: "/mnt/backups" },
  demoAccounts: [],
  singleFactor: [],
  migrations: { pending: [], unknown: [] },
  freeBytes: 40 * gigabyte,
};

const judged = (change: Partial<LaunchCheckFacts>) => judgeLaunchChecks({ ...done, ...change });
const standingOf = (name: LaunchCheckName, change: Partial<LaunchCheckFacts>) => {
  const row = judged(change).find((one) => one.name === name);
  return row && [row.standing, row.reason];
};

test("an owner who has done everything has nothing to mend", () => {
  expect(judged({}).filter(({ standing }) => standing !== "pass")).toEqual([]);
});

const account = { email: "admin@valcour.example", hasDeliveredPassword: true };
const tried = { isReal: false, origin: "http://localhost:3000" };

test.each<[LaunchCheckName, Partial<LaunchCheckFacts>, string, string]>([
  ["company", { missingFacts: ["host"] }, "fail", "missing"],
  ["texts", { unfinished: [{ list: "pages", id: "3", locale: "jp" }] }, "fail", "unfinished"],
  ["terms", { legalPages: [{ slug: "mentions-legales", missing: ["es"] }] }, "fail", "missing"],
  ["terms", { termsName: " " }, "warn", "unnamed"],
  ["vat", { vat: { country: "FR", rates: [] } }, "fail", "none"],
  ["vat", { countries: ["FR", "DE"] }, "fail", "open"],
  ["vat", { countries: ["FR", "CH"] }, "pass", "ok"],
  ["guaranteeNotice", { law: { ...done.law, guaranteeNotice: { fr: notice } } }, "fail", "missing"],
  [
    "durabilityLabel",
    { law: { ...done.law, durabilityLabel: { isShown: true, years: 5, picture: null } } },
    "fail",
    "picture",
  ],
  ["productSafety", { productSafety: { ...safe, manufacturer: ["address"] } }, "fail", "manufacturer"],
  ["productSafety", { productSafety: { ...safe, responsiblePerson: ["name"] } }, "fail", "responsible"],
  ["productSafety", { productSafety: { ...safe, products: [{ id: "3", sku: "A" }] } }, "fail", "warnings"],
  ["japan", { countries: ["JP"], missingJapanFacts: ["representative"] }, "fail", "missing"],
  ["japan", { countries: ["JP"], law: { ...done.law, japanNotice: [] } }, "fail", "empty"],
  ["packaging", { countries: ["FR", "ES"] }, "warn", "missing"],
  ["accessibility", { accessibilityStatement: { slug: "x", missing: ["jp"] } }, "warn", "missing"],
  ["stripe", { keys: { stripe: "refused", paypal: "absent" } }, "fail", "refused"],
  ["stripe", { keys: { stripe: "unavailable", paypal: "absent" } }, "warn", "unavailable"],
  ["stripe", { keys: { stripe: "test", paypal: "absent" } }, "warn", "test"],
  ["stripe", { keys: { stripe: "absent", paypal: "absent" } }, "fail", "absent"],
  ["paypal", { keys: { stripe: "ok", paypal: "ok" } }, "pass", "ok"],
  ["webhook", { webhook: { answer: "other", lastEvent: ago(1) } }, "fail", "other"],
  // A machine may not reach itself by its public name; the provider's event has.
  ["webhook", { webhook: { answer: "nothing", lastEvent: ago(1) } }, "pass", "ok"],
  ["webhook", { webhook: { answer: "nothing", lastEvent: ago(24 * 31) } }, "fail", "nothing"],
  ["webhook", { webhook: { answer: "shop", lastEvent: null } }, "warn", "silent"],
  ["webhook", { ...tried, webhook: { answer: "shop", lastEvent: null } }, "pass", "quiet"],
  ["mail", { mail: { ...done.mail, isReachable: false } }, "fail", "away"],
  ["mail", { mail: { ...done.mail, isLocal: true } }, "warn", "local"],
  ["mail", { mail: { ...done.mail, sender: "hello@valcour.example" } }, "fail", "example"],
  ["backup", { backup: { ...done.backup, newest: ago(26) } }, "pass", "ok"],
  ["backup", { backup: { ...done.backup, newest: ago(27) } }, "warn", "old"],
  ["backup", { backup: { ...done.backup, newest: ago(8 * 24) } }, "fail", "old"],
  ["backup", { backup: { ...done.backup, newest: null } }, "fail", "none"],
  ["backup", { backup: { ...done.backup, newest: null, isReadable: false } }, "fail", "unreadable"],
  ["demo", { demoAccounts: [account] }, "fail", "real"],
  ["demo", { ...tried, demoAccounts: [account] }, "warn", "there"],
  ["passwords", { demoAccounts: [account] }, "fail", "delivered"],
  ["passwords", { ...tried, demoAccounts: [account] }, "warn", "delivered"],
  ["passwords", { demoAccounts: [{ ...account, hasDeliveredPassword: false }] }, "pass", "ok"],
  ["secondFactor", { singleFactor: ["eve@shop.fr"] }, "warn", "missing"],
  ["address", tried, "warn", "here"],
  ["address", { origin: "http://shop.fr" }, "fail", "plain"],
  ["migrations", { migrations: { pending: ["a"], unknown: [] } }, "fail", "pending"],
  ["migrations", { migrations: { pending: [], unknown: ["b"] } }, "warn", "newer"],
  ["disk", { freeBytes: 2 * gigabyte }, "warn", "low"],
  ["disk", { freeBytes: 1000 }, "fail", "full"],
  ["disk", { freeBytes: null }, "warn", "unknown"],
])("%s with %j: %s, %s", (name, change, standing, reason) => {
  expect(standingOf(name, change)).toEqual([standing, reason]);
});

test("duties follow the countries sold to", () => {
  const duties = (countries: readonly string[]) =>
    judged({ countries }).flatMap((row) => (row.countries === null ? [] : [[row.name, row.countries]]));
  expect(Object.fromEntries(duties(["JP", "US"]))).toEqual({
    company: ["JP", "US"],
    terms: ["JP", "US"],
    japan: ["JP"],
  });
  expect(Object.fromEntries(duties(["IT", "DE", "JP"]))).toMatchObject({
    company: ["IT", "DE", "JP"],
    guaranteeNotice: ["IT", "DE"],
    productSafety: ["IT", "DE"],
    packaging: ["DE"],
    accessibility: ["IT", "DE"],
  });
});

test("what the law demands and fails keeps real payments away, and nothing else does", () => {
  const everything = judged({
    missingFacts: ["host"],
    unfinished: [{ list: "pages", id: "3", locale: "fr" }],
    legalPages: [{ slug: "mentions-legales", missing: ["fr"] }],
    vat: { country: "FR", rates: [] },
    demoAccounts: [account],
    law: { ...done.law, guaranteeNotice: {}, packaging: [] },
    productSafety: { ...safe, manufacturer: ["address"] },
    accessibilityStatement: { slug: "accessibilite", missing: ["fr"] },
    keys: { stripe: "refused", paypal: "refused" },
    backup: { ...done.backup, newest: null },
    freeBytes: 0,
  });
  const names = openLegalChecks(everything).map(({ name }) => name);
  expect(names).toEqual(["company", "texts", "terms", "vat", "guaranteeNotice", "productSafety", "demo"]);
});

describe("a text's mark", () => {
  const mark = new RegExp(unfinishedMark, "i");
  test.each([
    "Tél. [à compléter]",
    "[ À COMPLÉTER : hôte]",
    "[to be completed: host]",
    "[por completar]",
    "[要記入：電話]",
  ])("%s is one", (text) => expect(text).toMatch(mark));
  test.each(["à compléter par vos soins", "[1] note", "[complet]"])("%s is none", (text) =>
    expect(text).not.toMatch(mark),
  );
});

test("payments are real by a live key or a wallet, and never at the local provider", () => {
  expect(takesRealPayments({ STRIPE_SECRET_KEY: "rk_live_x" })).toBe(true);
  expect(takesRealPayments({ PAYMENT_PROVIDER: "local", STRIPE_SECRET_KEY: "sk_live_x" })).toBe(false);
});

test("a shop is opened although it has no backup, but not while anything else fails", () => {
  const failing = judged({
    backup: { newest: null, isReadable: true, place: "/mnt/backups" },
    missingFacts: ["host"],
    mail: { ...done.mail, isReachable: false },
  });
  expect(openingChecks(failing).map(({ name }) => name)).toEqual(["company", "mail"]);
});
