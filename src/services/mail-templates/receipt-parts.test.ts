import { expect, test } from "vitest";
import { loadWords } from "@/src/i18n/words";
import { emptyCompany } from "@/tests/factories/company";
import { orderFigures } from "./order-figures";
import { sellerLines } from "./receipt-parts";

const company = { ...emptyCompany, name: "Maison Essai", address: ["1 rue de l’Essai"], vatNumber: "FR12" };
const vat = {
  country: "FR",
  rates: [
    { country: "DE", percent: 19 },
    { country: "CH", percent: 8.1, registration: "CHE-123.456.789 MWST" },
  ],
};

test.each([
  ["CH", 8.1, ["VAT number (Switzerland): CHE-123.456.789 MWST"]],
  ["CH", 0, []],
  ["DE", 19, []],
  ["FR", 20, []],
] as const)("a sale to %s at %d %% names %j beside the shop’s own number", async (country, percent, more) => {
  const { en } = await loadWords("Maison Essai");
  const figures = orderFigures({ locale: "en", chargeCurrency: "EUR" });
  expect(sellerLines({ company, vat }, { country, percent }, en.receipt, figures)).toEqual([
    "Maison Essai",
    "1 rue de l’Essai",
    "VAT number: FR12",
    ...more,
  ]);
});
