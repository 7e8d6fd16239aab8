import { expect, test } from "vitest";
import { dayText } from "./day-text";
import { fill } from "./fill";
import {
  defaultLocale,
  inEachLanguage,
  isLocale,
  languageTag,
  listComma,
  localeOfTag,
  locales,
  localise,
  measureTag,
  measureText,
  numberTag,
} from "./locale";
import { withMinusSign } from "./minus-sign";

// Specification 10.1.
test.each([
  ["fr", "fr", "fr-FR", "11,8", ", "],
  ["en", "en", "en-EN", "11.8", ", "],
  ["es", "es", "es-ES", "11,8", ", "],
  ["jp", "ja", "fr-FR", "11.8", "、"],
] as const)("%s is %s to browsers, writes numbers as %s, a measure as %s and lists with %j", (...row) => {
  const [locale, tag, numbers, measure, comma] = row;
  expect(languageTag(locale)).toBe(tag);
  expect(numberTag(locale)).toBe(numbers);
  expect(measureText(11.8, locale)).toBe(measure);
  expect(listComma(locale)).toBe(comma);
  expect(localeOfTag(tag)).toBe(locale);
});

test.each(locales)("a measure is formatted as by Intl in %s", (locale) => {
  for (const measure of [36, 40, 44.5, 10.25])
    expect(measureText(measure, locale)).toBe(new Intl.NumberFormat(measureTag(locale)).format(measure));
});

// English is British in its dates too. Source: docs/terms/en.md.
test.each([
  ["fr", "2 décembre"],
  ["en", "2 December"],
  ["es", "2 de diciembre"],
  ["jp", "12月2日"],
] as const)("a day in %s is %s", (locale, written) => {
  expect(dayText(new Date("2026-12-02"), locale)).toBe(written);
});

test.each([
  ["-5", "−5"],
  ["+12", "+12"],
  ["0", "0"],
  ["2026-12", "2026-12"],
  ["-draft", "-draft"],
])("of %j a person reads %j", (written, read) => {
  expect(withMinusSign(written)).toBe(read);
});

test("four languages, French first and by default", () => {
  expect(locales).toEqual(["fr", "en", "es", "jp"]);
  expect(defaultLocale).toBe("fr");
  expect(inEachLanguage((locale) => locale.length)).toEqual({ fr: 2, en: 2, es: 2, jp: 2 });
});

test.each(["jp", "ja", "FR", "", "toString", null, 4, ["jp"]])(
  "%j is a language of the shop only as it is written",
  (word) => {
    expect(isLocale(word)).toBe(word === "jp");
  },
);

test("an unknown language tag gives null", () => {
  expect(localeOfTag("de")).toBeNull();
  expect(localeOfTag("jp")).toBeNull();
});

// Specification 10.3.
test.each([
  ["en", "Dial"],
  ["es", "Cadran"],
  ["jp", "Cadran"],
] as const)("what is missing or empty in %s falls back to French", (locale, text) => {
  expect(localise({ fr: "Cadran", en: "Dial", jp: "" }, locale)).toBe(text);
});

test.each([
  ["{name} · {count}", "Ada · 2"],
  ["{name}{name}", "AdaAda"],
  ["{missing} {name}", "{missing} Ada"],
  ["{ name } {}", "{ name } {}"],
])("%j is filled in as %j", (text, filled) => {
  expect(fill(text, { name: "Ada", count: 2 })).toBe(filled);
});

test("a value is inserted literally", () => {
  expect(fill("{name}", { name: "$& {count} </b>", count: 2 })).toBe("$& {count} </b>");
});
