import type { FormState } from "payload";
import { describe, expect, test } from "vitest";
import { judgedByServer, refusalOf, isUnchanged, lostErrors, type Refusal } from "./refusals";

const refused: FormState = {
  price: { value: -1, valid: false, errorMessage: "Un montant en euros" },
  name: { value: "Carte", valid: true },
};

function refusalIn(fields: FormState): Refusal {
  const refusal = refusalOf(fields);
  if (!refusal) throw new Error("Nothing is refused.");
  return refusal;
}

describe("a refusal", () => {
  test("exists where a field is refused", () => {
    expect(refusalOf({ name: { value: "Carte", valid: true }, note: { value: null } })).toBeNull();
    expect(lostErrors(refusalIn(refused), refused)).toEqual([]);
  });

  test("is restored where a late response has removed it", () => {
    const answered = { ...refused, price: { value: -1, valid: true } };
    expect(isUnchanged(refusalIn(refused), answered)).toBe(true);
    expect(lostErrors(refusalIn(refused), answered)).toEqual([
      { path: "price", message: "Un montant en euros" },
    ]);
  });

  test.each<[string, FormState]>([
    ["the refused value changes", { ...refused, price: { value: 100, valid: false } }],
    ["another value changes", { ...refused, name: { value: "Carte cadeau" } }],
    ["a field is taken away", { price: { value: -1, valid: false } }],
  ])("falls when %s", (_, fields) => {
    expect(isUnchanged(refusalIn(refused), fields)).toBe(false);
  });

  test("stays when the server adds a field", () => {
    expect(isUnchanged(refusalIn(refused), { ...refused, hint: { value: "" } })).toBe(true);
  });

  test("is removed by the server only where the browser has no rule of its own", () => {
    const name = { value: "", valid: false, validate: () => "Obligatoire" };
    expect(judgedByServer({ ...refused, name })).toEqual(["price"]);
  });
});
