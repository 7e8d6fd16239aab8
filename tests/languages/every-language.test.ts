import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { adminLanguages } from "@/collections/admin-languages";
import { testEnvironment } from "@/scripts/parts/test-environment.mjs";
import { servedBy } from "@/src/domain/content/routes";
import { languages } from "@/src/domain/locale/languages";
import { defaultLocale, languageTag, locales, numberTag, type Locale } from "@/src/domain/locale/locale";
import { minusSign } from "@/src/domain/locale/minus-sign";
import { currencies, type Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { writeMail } from "@/src/services/mail-templates/write-mail";
import { callerLocale } from "@/src/server/endpoints/caller";
import { adminMessagesIn } from "@/src/i18n/admin-messages";
import { filteredListPath } from "@/src/i18n/filtered-list";
import { redirectToLanguage } from "@/src/i18n/redirect-to-language";
import { barePath, localeHref } from "@/src/i18n/locale-href";
import { loadMessages } from "@/src/i18n/messages";
import { metadataOf } from "@/src/i18n/page-metadata";
import { loadWords } from "@/src/i18n/words";
import { sampleProduct, sampleWatch } from "@/tests/factories/sample-offer";
import { sampleCompany } from "@/tests/factories/company";
import { adminMessagesOf, messagesOf } from "./message-files";

const watch = sampleWatch("DI05", { name: { [defaultLocale]: "Distinction" } });

// What the CMS and Next return is fixed; everything made from it is the shop's own.
vi.mock("@/src/app/_shop/page-data", () => ({
  addressesData: () => Promise.resolve([{ path: "/montres", languages: locales }]),
  storefrontData: () =>
    Promise.resolve({
      offers: [{ watch, products: [sampleProduct("DI05", 36, 32_000)] }],
      settings: {
        shipping: { countries: ["FR"] },
        brand: { name: "Maison Essai" },
        leadDays: 12,
        queueDays: { bespoke: 0, ready: 0 },
        workshop: { closures: [] },
      },
    }),
}));
vi.mock("next-intl/server", () => ({
  getTranslations: ({ locale, namespace }: { locale: (typeof locales)[number]; namespace: string }) =>
    Promise.resolve((key: string) => messagesOf(locale).get(`${namespace}.${key}`)),
}));

const origin = "https://shop.example";

/** French writes the yen as JPY; its sign is unambiguous here, while a bare $ could be Singapore's. */
const amountFormat = (locale: Locale, currency: Currency) =>
  new Intl.NumberFormat(numberTag(locale), {
    style: "currency",
    currency,
    currencyDisplay: currency === "JPY" ? "narrowSymbol" : "symbol",
  });

beforeAll(() => {
  vi.stubEnv("SHOP_URL", origin);
  for (const [name, value] of Object.entries(testEnvironment({ folder: "/tmp" }))) {
    if (name !== "SHOP_URL") vi.stubEnv(name, value);
  }
});
// The next file of this process uses the real ones.
afterAll(() => {
  vi.unstubAllEnvs();
  for (const mocked of ["@/src/app/_shop/page-data", "next-intl/server"]) vi.doUnmock(mocked);
});

test("no two languages share a tag", () => {
  expect(new Set(locales.map(languageTag)).size).toBe(locales.length);
});

describe.each(locales)("the shop in %s", (locale) => {
  const tag = languageTag(locale);
  const home = origin + localeHref(locale, "/montres");

  test("its addresses are found, also without a language", async () => {
    const path = localeHref(locale, "/montres");
    const { default: proxy } = await import("@/src/proxy");
    const page = await proxy(new NextRequest(origin + path));
    expect(page.headers.get("x-middleware-rewrite") ?? page.headers.get("x-middleware-next")).toMatch(
      new RegExp(`/${locale}/montres$|^1$`),
    );
    expect(barePath(path)).toBe("/montres");
    expect(filteredListPath(path, new URLSearchParams("couleur=bleu"))).toBe(
      `/${locale}/montres/choix/couleur.bleu`,
    );
    expect(servedBy(`/${locale}/montres`)).toBe("route");
    const chosen = redirectToLanguage(
      new NextRequest(`${origin}/montres`, { headers: { cookie: `NEXT_LOCALE=${locale}` } }),
    );
    expect(chosen?.headers.get("location") ?? home).toBe(home);
    expect(callerLocale(undefined, new Headers({ "accept-language": tag }), new Map())).toBe(locale);
  });

  test("pages, sitemaps and robots name it", async () => {
    const page = metadataOf(
      { locale: defaultLocale, path: "/montres", title: "x", description: "y" },
      "Maison Essai",
    );
    expect(page.alternates?.languages).toMatchObject({ [tag]: home });
    const { default: sitemap, generateSitemaps } = await import("@/src/app/sitemap");
    expect(await generateSitemaps()).toContainEqual({ id: locale });
    const [entry] = await sitemap({ id: Promise.resolve(locale) });
    expect(entry).toMatchObject({ url: home, alternates: { languages: { [tag]: home } } });
    const { default: robots } = await import("@/src/app/robots");
    expect(robots().sitemap).toContain(`${origin}/sitemap/${locale}.xml`);
  });

  test("has a feed", async () => {
    const { GET } = await import("@/src/app/feeds/[feed]/route");
    const read = async (name: string) => {
      const answer = await GET(new Request(origin), { params: Promise.resolve({ feed: name }) });
      expect(answer.status).toBe(200);
      return answer.text();
    };
    const feed = await read(`${locale}.xml`);
    expect(feed).toContain(`<language>${tag}</language>`);
    expect(feed).toContain(`<g:link>${origin}${localeHref(locale, watch.path)}</g:link>`);
    expect(feed).toContain(`<g:color>${messagesOf(locale).get(`watches.colors.${watch.color}`)}</g:color>`);
    expect(await read(`${locale}.tsv`)).toContain(`\t${origin}${localeHref(locale, watch.path)}\t`);
  });

  test("writes its own name", () => {
    expect(languages[locale].name.toLowerCase()).toBe(
      new Intl.DisplayNames(tag, { type: "language" }).of(tag)?.toLowerCase(),
    );
  });

  test.each(currencies)("writes amounts of %s as Intl does, with a minus sign", (currency) => {
    const format = amountFormat(locale, currency);
    for (const amount of [0, 100, -4_750, 99_900, 123_450, 5_408_050, -987_654_300]) {
      expect(formatMoney(minor(amount), currency, locale)).toBe(
        format.format(amount / 100).replace("-", minusSign),
      );
    }
  });

  test("loads its message files for pages and mails, in pages and in mails", async () => {
    const texts = messagesOf(locale);
    expect(await loadMessages(locale)).toMatchObject({ common: { skip: texts.get("common.skip") } });
    const context = {
      words: await loadWords("Maison Essai"),
      origin,
      staffLink: () => "",
      codeOfSeed: () => "004271",
      reportToken: () => "",
      reminderTokens: () => ({ open: "", stop: "" }),
      countedItem: () => null,
      noticeToken: () => "",
      company: sampleCompany,
    };
    const mail = writeMail({ kind: "sign-in-code", locale, seed: "seed", expires: 0 }, context);
    expect(mail.html).toContain(`<html lang="${tag}">`);
    expect(mail.html).toContain(`${origin}${localeHref(locale, "/auth")}`);
    expect(mail.text).toContain(texts.get("mail.sign-in-code.after"));
  });

  test("can be chosen in the admin", () => {
    expect(Object.keys(adminLanguages)).toContain(tag);
    expect(adminMessagesIn("orders.desk.title", tag)).toBe(adminMessagesOf(locale).get("orders.desk.title"));
  });
});
