import { expect, test } from "vitest";
import { preorderDetails } from "@/src/domain/contracts/forms/preorder-details";
import type { FieldView } from "@/src/components/forms/form-view";
import { localFields } from "./local-fields";

const all: readonly FieldView[] = Object.entries(preorderDetails.fields).map(([name, { control }]) => ({
  name,
  control,
  label: name,
  errors: {},
}));
const names = { zip: "ZIP code", state: "State", prefecture: "都道府県", province: "Provincia" };
const shown = (country: string) => localFields(all, country, names).map(({ name }) => name);
const address = (country: string) => shown(country).slice(4);

test("each country has its own order; nobody is asked for what is not used there", () => {
  expect(shown("")).toEqual(Object.keys(preorderDetails.fields));
  expect(shown("DE").slice(0, 4)).toEqual(["name", "email", "phone", "country"]);
  expect(address("DE")).toEqual(["line1", "line2", "postalCode", "city"]);
  expect(address("JP")).toEqual(["postalCode", "state", "city", "line1", "line2"]);
  expect(address("US")).toEqual(["line1", "line2", "city", "state", "postalCode"]);
  expect(address("GB")).toEqual(["line1", "line2", "city", "postalCode"]);
  expect(address("ES")).toEqual(["line1", "line2", "postalCode", "city", "state"]);
  expect(address("QA")).not.toContain("postalCode");
});

test("what a country needs is required there, under the name it has there", () => {
  const field = (country: string, part: string) =>
    localFields(all, country, names).find(({ name }) => name === part);
  expect(field("US", "state")).toMatchObject({ label: "State", control: { isRequired: true } });
  expect(field("US", "postalCode")).toMatchObject({ label: "ZIP code", control: { isRequired: true } });
  expect(field("JP", "state")).toMatchObject({ label: "都道府県" });
  expect(field("ES", "state")).toMatchObject({ label: "Provincia", control: { isRequired: false } });
  expect(field("IE", "postalCode")).toMatchObject({ control: { isRequired: false } });
});
