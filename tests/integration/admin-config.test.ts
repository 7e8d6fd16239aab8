import type { FlattenedField, SanitizedConfig } from "payload";
import { initI18n } from "@payloadcms/translations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditedField, auditedList } from "@/src/admin/audit/audited-field";
import { auditedValue } from "@/src/admin/audit/audited-value";
import { localPayments } from "@/src/domain/market/local-payments";
import { carrierNames } from "@/src/domain/order/carrier";
import { languages as shopLanguages } from "@/src/domain/locale/languages";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let fields: readonly (readonly [string, FlattenedField])[];
beforeAll(async () => {
  open = await openShop();
  fields = fieldsOf(open.payload.config);
});
afterAll(() => open.close());

/** Draws a day or an hour by Payload's own means, in the reader's way of writing. */
const momentField = "/src/admin/fields/moment-field#MomentField";

/** Whether the admin shows a field by its own means: not hidden, not drawn by one of the shop's components. */
function isShown(field: FlattenedField): boolean {
  const admin: { hidden?: unknown; disabled?: unknown; components?: { Field?: unknown } } = field.admin ?? {};
  const drawn = admin.components?.Field;
  const isOwn = drawn !== undefined && drawn !== momentField;
  return !("hidden" in field && field.hidden) && !admin.hidden && !admin.disabled && !isOwn;
}

function innerOf(field: FlattenedField): readonly FlattenedField[] {
  if ("flattenedFields" in field) return field.flattenedFields;
  if (!("blocks" in field)) return [];
  return field.blocks.flatMap((block) => ("flattenedFields" in block ? block.flattenedFields : []));
}

const within = (place: string, list: readonly FlattenedField[]): [string, FlattenedField][] =>
  list.filter(isShown).flatMap((field) => {
    const here = `${place}.${field.name}`;
    return [[here, field], ...within(here, innerOf(field))];
  });

/** Every field that staff can see, with where it is. */
const fieldsOf = ({ collections, globals }: SanitizedConfig) =>
  [...collections.filter(({ admin }) => !admin.hidden), ...globals]
    .filter(({ slug }) => !slug.startsWith("payload-"))
    .flatMap(({ slug, flattenedFields }) => within(slug, flattenedFields));

const languages = ["fr", "en", "es", "ja"];
const paymentNames = Object.values(localPayments).map(({ name }) => name as string);
const localeNames = Object.values(shopLanguages).map(({ name }) => name);

test("labels are said in every language of the admin", () => {
  const silent = fields.filter(([, { label }]) => {
    const said: unknown = label;
    return typeof said === "object" && said !== null && languages.some((language) => !(language in said));
  });
  expect(silent.map(([place]) => place)).toEqual([]);
});

/** A text in every language of the admin, by its languages or by a function that knows them. */
const isWorded = (said: unknown): boolean =>
  typeof said === "function" ||
  (typeof said === "object" && said !== null && languages.every((language) => language in said));

/** Names that are the same in every language: currencies, languages, carriers, ways to pay. */
const isNameOfItsOwn = (value: string, said: unknown): boolean =>
  (value === said && /^[A-Z]{3}$/.test(value)) ||
  (typeof said === "string" &&
    [...localeNames, ...Object.values<string>(carrierNames), ...paymentNames].includes(said));

test("choices and entries of lists are said in the reader's words", () => {
  const raw = fields.flatMap(([place, field]) => {
    if (field.type === "array" || field.type === "blocks")
      return isWorded(field.labels?.singular) ? [] : [place];
    if (field.type !== "select" && field.type !== "radio") return [];
    return field.options.flatMap((option) => {
      const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
      return isWorded(label) || isNameOfItsOwn(value, label) ? [] : [`${place} ${value}`];
    });
  });
  expect(raw).toEqual([]);
});

test("no label has a comma: the admin takes what is wrong apart at commas", () => {
  const torn = fields.filter(([, { label }]) => JSON.stringify([label]).includes(", "));
  expect(torn.map(([place]) => place)).toEqual([]);
});

test("references in blocks have the names by which uses of pictures and watches are searched in JSON", () => {
  const named = fields.flatMap(([place, field]) =>
    place.includes(".blocks.") && (field.type === "upload" || field.type === "relationship")
      ? [`${place.slice(0, place.indexOf("."))} ${field.name} ${[field.relationTo].flat().join(" ")}`]
      : [],
  );
  expect([...new Set(named)].toSorted()).toEqual([
    "newsletters picture media",
    "newsletters watch watches",
    "pages picture media",
    "pages watch watches",
    "pages watches watches",
  ]);
});

test("days are written as the reader's language writes them", () => {
  const dates = fields.filter(
    ([place, { type }]) => type === "date" && !/\.(created|updated|deleted)At$/.test(place),
  );
  expect(dates.length).toBeGreaterThan(10);
  const foreign = dates.filter(
    ([, field]) =>
      field.type !== "date" ||
      field.admin?.components?.Field !== momentField ||
      !field.admin.date?.displayFormat?.startsWith("PP"),
  );
  expect(foreign.map(([place]) => place)).toEqual([]);
  expect(open.payload.config.admin.dateFormat).toMatch(/^PP/);
});

test("no structure is shown as it is: the editor of JSON loads scripts from elsewhere", () => {
  const raw = fields.filter(([, { type }]) => type === "json" || type === "code");
  expect(raw.map(([place]) => place)).toEqual([]);
});

test.each([
  ["products", "price", "31050", "Articles et prix", "Prix", "310,50 €"],
  ["products", "isVisible", "false", "Articles et prix", "En vente", "Non"],
  ["products", "availability", "sold-out", "Articles et prix", "Disponibilité", "Épuisé"],
  ["banners", "startsAt", "2026-12-14T23:00:00.000Z", "Bandeaux", "Affiché dès", "15 déc. 2026, 00:00"],
  ["pages", "blocks.2.title", "Le temps", "Pages", "Blocs 2 · Titre", "Le temps"],
  ["questions", "answer.1.words.2.text", "Oui.", "Questions fréquentes", "Réponse", "Oui."],
  ["pages", "gone.1.field", "x".repeat(101), "Pages", "gone.1.field", `${"x".repeat(100)}…`],
  ["gone", "", "true", "gone", "", "true"],
])("the log says in the form's words that in %s %s was %s", async (slug, path, value, list, name, shown) => {
  const { config } = open.payload;
  const i18n = await initI18n({ config: config.i18n, context: "client", language: "fr" });
  const audited = auditedField(config, slug, path, i18n);
  expect([auditedList(config, slug, i18n), audited.name]).toEqual([list, name]);
  expect(auditedValue(value, audited.field, i18n).replaceAll(/[\u00a0\u202f]/g, " ")).toBe(shown);
});
