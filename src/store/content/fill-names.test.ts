import { expect, test } from "vitest";
import { fillNames, type Names } from "./fill-names";

const names: Names = new Map([
  ["company.name", { fr: "Atelier Valcour" }],
  ["company.phone", { fr: "[à compléter : téléphone]" }],
  ["company.host", { fr: "" }],
  ["countries", { fr: "France et Espagne", jp: "スペイン、フランス" }],
]);

test.each([
  ["{{company.name}} livre", "Atelier Valcour livre"],
  ["{{ countries }}.", "France et Espagne."],
  ["{{unknown}} knows", "{{unknown}} knows"],
  ["Tél. {{company.phone|sur demande}}.", "Tél. sur demande."],
  ["{{company.host | Sur demande}}.", "Sur demande."],
  ["{{company.name|sur demande}} livre", "Atelier Valcour livre"],
  ["E-mail.{{#company.phone}} Tél. {{company.phone}}.{{/company.phone}}", "E-mail."],
  ["{{#company.host}}Chez {{company.host}}.{{/company.host}}", ""],
  ["Ici{{#company.name}}, {{company.name}}{{/company.name}}.", "Ici, Atelier Valcour."],
  ["{{#unknown}}known{{/unknown}}", "{{#unknown}}known{{/unknown}}"],
])("%s reads %s", (text, filled) => {
  expect(fillNames(text, names)).toBe(filled);
});

test("each language is filled with its own texts at any depth", () => {
  const document = {
    body: { fr: { root: [{ text: "{{countries}}" }] }, jp: { root: [{ text: "{{countries}}" }] } },
  };
  expect(fillNames(document, names)).toEqual({
    body: { fr: { root: [{ text: "France et Espagne" }] }, jp: { root: [{ text: "スペイン、フランス" }] } },
  });
});

test("other values than texts are unchanged", () => {
  const date = new Date(0);
  expect(fillNames({ at: date, number: 3, nothing: null }, names)).toEqual({
    at: date,
    number: 3,
    nothing: null,
  });
});
