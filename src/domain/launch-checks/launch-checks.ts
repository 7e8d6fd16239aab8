import { isExampleAddress } from "@/src/domain/company-facts";
import {
  cardProvider,
  paymentProviders,
  providerFacts,
  type PaymentProvider,
} from "@/src/domain/order/payment-provider";
import { labelState } from "@/src/domain/law/durability-label";
import { missingNotices } from "@/src/domain/law/guarantee-notice";
import { missingRegistrations, registeredCountries } from "@/src/domain/law/packaging";
import { soldTo, type Territory } from "@/src/domain/law/sold-to";
import { isTryOut } from "@/src/domain/staff/try-out";
import { unionCountries } from "@/src/domain/vat/union";
import { vatRateOf } from "@/src/domain/vat/vat-rates";
import type { LaunchCheckDocument, LaunchCheckFacts, KeyState } from "./launch-check-facts";

/** `fail`: has to be mended. `warn`: the owner should know. */
export type LaunchCheckStanding = "pass" | "warn" | "fail";

/** What stands in a sentence about a check: how it is written is its reader's matter. */
export type LaunchCheckValue = string | number | Date | readonly string[];

/** How a check stands, and why. */
export interface Judgement<Reason extends string = string> {
  readonly standing: LaunchCheckStanding;
  readonly reason: Reason;
  readonly values?: Readonly<Record<string, LaunchCheckValue>>;
  /** What to open to mend it, where that is more than the check's own page. */
  readonly documents?: readonly LaunchCheckDocument[];
}

/** Where a check is done: a page of the admin, a variable of the environment, or a command. */
export type LaunchCheckPlace =
  | { readonly page: `/${string}` }
  | { readonly variable: string }
  | { readonly command: string };

interface LaunchCheck<Reason extends string> {
  /** Demanded by law before money is taken: real payments are refused while it fails. */
  readonly isLegal?: true;
  /** For a duty: the countries whose law demands it. A shop that sells to none of them has no such duty. */
  readonly territory?: Territory;
  /** Its owner should mend it, but visitors are served well while it fails: the shop may be opened. */
  readonly allowsOpening?: true;
  readonly place: LaunchCheckPlace;
  readonly judge: (facts: LaunchCheckFacts) => Judgement<Reason>;
}

const check = <Reason extends string>(row: LaunchCheck<Reason>): LaunchCheck<Reason> => row;
const pass = <Reason extends string>(reason: Reason, values: Judgement["values"] = {}) =>
  ({ standing: "pass", reason, values }) as const;
const warn = <Reason extends string>(reason: Reason, values: Judgement["values"] = {}) =>
  ({ standing: "warn", reason, values }) as const;
const fail = <Reason extends string>(reason: Reason, values: Judgement["values"] = {}) =>
  ({ standing: "fail", reason, values }) as const;

const lawPage = { page: "/globals/law" } as const;
/** As many products as a check names. */
const NAMED_PRODUCTS = 5;
const hour = 3_600_000;
/** Nightly backups are never older than this, including an hour for a slow one. */
const BACKUP_HOURS = 26;
const BACKUP_DAYS = 7;
/** An active account has an event within this many days; for a quiet one the age says nothing about the webhook. */
const EVENT_DAYS = 30;
const gigabyte = 1024 ** 3;
/** Half an hour of a busy day writes less. */
const LOW_BYTES = 3 * gigabyte;
const FULL_BYTES = gigabyte / 2;

function keyJudgement(provider: PaymentProvider, state: KeyState): Judgement<KeyState> {
  const values = { provider: providerFacts[provider].name };
  if (state === "ok") return pass(state, values);
  // Cards are how most shoppers pay; other providers are an addition.
  if (state === "absent") return provider === cardProvider ? fail(state, values) : pass(state, values);
  return state === "refused" ? fail(state, values) : warn(state, values);
}

/** The shop's key at each payment provider. */
const keyChecks = Object.fromEntries(
  paymentProviders.map((provider) => {
    const row = check({
      place: { page: "/connections" },
      judge: ({ keys }) => keyJudgement(provider, keys[provider]),
    });
    return [provider, row] as const;
  }),
) as Readonly<Record<PaymentProvider, LaunchCheck<KeyState>>>;

/**
 * What the owner of a shop owes its buyers, the law and the shop itself, in the order of doing it. Each row judges
 * facts alone; the admin's page, `npm run doctor` and the start with real payments all read this table. Source:
 * French consumer code, L111-1 and L221-5; decision 0089.
 */
export const launchChecks = {
  company: check({
    isLegal: true,
    territory: "every",
    place: { page: "/globals/shop-settings" },
    judge: ({ missingFacts: facts }) => (facts.length === 0 ? pass("ok") : fail("missing", { facts })),
  }),
  texts: check({
    isLegal: true,
    place: { page: "/collections/pages" },
    judge: ({ unfinished }) =>
      unfinished.length === 0
        ? pass("ok")
        : { ...fail("unfinished", { count: unfinished.length }), documents: unfinished },
  }),
  terms: check({
    isLegal: true,
    territory: "every",
    place: { page: "/collections/pages" },
    judge: ({ legalPages, termsName }) => {
      const pages = legalPages.filter(({ missing }) => missing.length > 0);
      if (pages.length > 0)
        return fail("missing", {
          pages: pages.map(({ slug, missing }) => `/${slug} (${missing.join(", ")})`),
        });
      return termsName.trim() === "" ? warn("unnamed") : pass("ok", { version: termsName });
    },
  }),
  vat: check({
    isLegal: true,
    territory: "union",
    place: { page: "/globals/shop-settings" },
    judge: ({ vat, countries }) => {
      const percent = vatRateOf(vat, vat.country);
      if (percent === 0) return fail("none", { country: vat.country });
      const named = new Set(vat.rates.map(({ country }) => country));
      const open = countries.filter((country) => unionCountries.has(country) && !named.has(country));
      return open.length > 0
        ? fail("open", { countries: open })
        : pass("ok", { country: vat.country, percent });
    },
  }),
  guaranteeNotice: check({
    isLegal: true,
    territory: "union",
    place: lawPage,
    judge: ({ law }) => {
      const languages = missingNotices(law);
      return languages.length === 0 ? pass("ok") : fail("missing", { languages });
    },
  }),
  durabilityLabel: check({
    isLegal: true,
    territory: "union",
    place: lawPage,
    judge: ({ law }) => {
      const state = labelState(law);
      return state === "off" || state === "ok" ? pass(state) : fail(state);
    },
  }),
  productSafety: check({
    isLegal: true,
    territory: "union",
    place: lawPage,
    judge: ({ productSafety: { manufacturer, responsiblePerson, products } }) => {
      if (manufacturer.length > 0) return fail("manufacturer", { facts: manufacturer });
      if (responsiblePerson.length > 0) return fail("responsible", { facts: responsiblePerson });
      if (products.length === 0) return pass("ok");
      const named = products.slice(0, NAMED_PRODUCTS);
      const values = { count: products.length, products: named.map(({ sku }) => sku) };
      return { ...fail("warnings", values), documents: named.map(({ id }) => ({ list: "products", id })) };
    },
  }),
  japan: check({
    isLegal: true,
    territory: ["JP"],
    place: lawPage,
    judge: ({ law, missingJapanFacts: facts }) => {
      if (law.japanNotice.length === 0) return fail("empty");
      return facts.length === 0 ? pass("ok") : fail("missing", { facts });
    },
  }),
  packaging: check({
    territory: registeredCountries,
    place: lawPage,
    judge: ({ law, countries }) => {
      const open = missingRegistrations(law, countries);
      return open.length === 0 ? pass("ok") : warn("missing", { countries: open });
    },
  }),
  accessibility: check({
    territory: "union",
    place: { page: "/collections/pages" },
    judge: ({ accessibilityStatement: { missing } }) =>
      missing.length === 0 ? pass("ok") : warn("missing", { languages: missing }),
  }),
  ...keyChecks,
  webhook: check({
    place: { variable: "SHOP_URL" },
    judge: ({ isReal, now, webhook: { answer, lastEvent } }) => {
      const isRecent = lastEvent !== null && now.getTime() - lastEvent.getTime() < EVENT_DAYS * 24 * hour;
      if (answer === "other") return fail("other");
      if (isRecent) return pass("ok", { at: lastEvent });
      if (answer === "nothing") return isReal ? fail("nothing") : warn("nothing");
      return isReal ? warn("silent") : pass("quiet");
    },
  }),
  mail: check({
    place: { page: "/connections" },
    judge: ({ mail: { isReachable, isLocal, sender } }) => {
      if (!isReachable) return fail("away");
      if (isLocal) return warn("local");
      return isExampleAddress(sender) ? fail("example", { sender }) : pass("ok", { sender });
    },
  }),
  backup: check({
    allowsOpening: true,
    place: { command: "npm run backup" },
    judge: ({ now, backup: { newest, isReadable, place } }) => {
      if (!isReadable) return fail("unreadable", { place });
      if (newest === null) return fail("none", { place });
      const age = (now.getTime() - newest.getTime()) / hour;
      if (age <= BACKUP_HOURS) return pass("ok", { at: newest, place });
      return age <= BACKUP_DAYS * 24
        ? warn("old", { at: newest, place })
        : fail("old", { at: newest, place });
    },
  }),
  demo: check({
    isLegal: true,
    place: { page: "/collections/users" },
    judge: ({ demoAccounts, isReal }) => {
      if (demoAccounts.length === 0) return pass("ok");
      const emails = demoAccounts.map(({ email }) => email);
      return isReal ? fail("real", { emails }) : warn("there", { emails });
    },
  }),
  passwords: check({
    place: { page: "/collections/users" },
    judge: ({ demoAccounts, origin }) => {
      const emails = demoAccounts.filter((one) => one.hasDeliveredPassword).map(({ email }) => email);
      if (emails.length === 0) return pass("ok");
      return isTryOut(origin) ? warn("delivered", { emails }) : fail("delivered", { emails });
    },
  }),
  secondFactor: check({
    place: { page: "/collections/users" },
    judge: ({ singleFactor: emails }) => (emails.length === 0 ? pass("ok") : warn("missing", { emails })),
  }),
  address: check({
    place: { variable: "SHOP_URL" },
    judge: ({ origin }) => {
      if (isTryOut(origin)) return warn("here", { origin });
      return origin.startsWith("https:") ? pass("ok", { origin }) : fail("plain", { origin });
    },
  }),
  migrations: check({
    place: { command: "npm start" },
    judge: ({ migrations: { pending, unknown } }) => {
      if (pending.length > 0) return fail("pending", { names: pending });
      return unknown.length > 0 ? warn("newer", { names: unknown }) : pass("ok");
    },
  }),
  disk: check({
    place: { variable: "DATA_DIR" },
    judge: ({ freeBytes }) => {
      if (freeBytes === null) return warn("unknown");
      const gigabytes = Math.round((freeBytes / gigabyte) * 10) / 10;
      if (freeBytes < FULL_BYTES) return fail("full", { gigabytes });
      return freeBytes < LOW_BYTES ? warn("low", { gigabytes }) : pass("ok", { gigabytes });
    },
  }),
};

export type LaunchCheckName = keyof typeof launchChecks;
/** Reasons a check can stand as it does. */
export type LaunchCheckReason<Name extends LaunchCheckName> = ReturnType<
  (typeof launchChecks)[Name]["judge"]
>["reason"];

/** A check as it stands. */
export interface JudgedLaunchCheck extends Judgement {
  readonly name: LaunchCheckName;
  readonly isLegal: boolean;
  /** For a duty: the countries sold to whose law demands it. Null for what no law demands. */
  readonly countries: readonly string[] | null;
  /** The shop is not opened while it fails. */
  readonly blocksOpening: boolean;
  readonly place: LaunchCheckPlace;
}

const launchCheckNames = Object.keys(launchChecks) as LaunchCheckName[];

/** Every check as it stands, in the order of the table; duties of countries that are not sold to are left out. */
export const judgeLaunchChecks = (facts: LaunchCheckFacts): readonly JudgedLaunchCheck[] =>
  launchCheckNames.flatMap((name) => {
    const { isLegal, territory, allowsOpening, place, judge }: LaunchCheck<string> = launchChecks[name];
    const countries = territory === undefined ? null : soldTo(territory, facts.countries);
    if (countries?.length === 0) return [];
    const blocksOpening = !allowsOpening;
    return [{ name, isLegal: isLegal ?? false, countries, blocksOpening, place, ...judge(facts) }];
  });

/** LaunchChecks that the law demands and that are not done: no real money may be taken. */
export const openLegalChecks = (judged: readonly JudgedLaunchCheck[]): readonly JudgedLaunchCheck[] =>
  judged.filter(({ isLegal, standing }) => isLegal && standing === "fail");

/** Checks that keep a closed shop from being opened. */
export const openingChecks = (judged: readonly JudgedLaunchCheck[]): readonly JudgedLaunchCheck[] =>
  judged.filter(({ blocksOpening, standing }) => blocksOpening && standing === "fail");
