import { expect, test } from "vitest";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { locales, type Locale } from "@/src/domain/locale/locale";
import { catalogueInLanguage } from "./catalogue-in-language";
import { packCatalogue, unpackCatalogue } from "./packed-catalogue";

const catalogueIn = (locale: Locale) =>
  catalogueInLanguage(
    seedCatalogue(() => undefined),
    locale,
  );
const french = catalogueIn("fr");

test.each(locales)("a packed catalogue is the same again, also on its way through JSON: %s", (locale) => {
  const catalogue = catalogueIn(locale);
  const travelled: ReturnType<typeof packCatalogue> = JSON.parse(JSON.stringify(packCatalogue(catalogue)));
  expect(unpackCatalogue(travelled)).toEqual(JSON.parse(JSON.stringify(catalogue)));
});

test("what most options are is left out", () => {
  const [open] = packCatalogue(french).casebackType;
  expect(Object.keys(open ?? {})).not.toContain("leadDays");
  expect(JSON.stringify(packCatalogue(french)).length).toBeLessThan(JSON.stringify(french).length * 0.7);
});
