import type { NumberField, NumberFieldSingleValidation } from "payload";
import type { ShownWhen } from "@/src/admin/payload-fixes/use-shown-when";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { noAmount } from "./money-field";
import { validateWith } from "./validators";

const isSum = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000_000;

/** Hundredths of a euro, at least one. */
export const amountNeeded = validateWith(isSum, noAmount);

const amountOrNothing = validateWith(
  (value) => value === null || value === undefined || isSum(value),
  noAmount,
);

/** An amount in euros that staff may leave empty: typed as euros, stored in hundredths. Not a price: needs no confirmation. */
export const optionalAmount = (
  name: string,
  label: ReaderText,
  {
    description,
    when,
    validate = amountOrNothing,
  }: { description: ReaderText; when?: ShownWhen; validate?: NumberFieldSingleValidation },
): NumberField => ({
  name,
  type: "number",
  label,
  min: 1,
  max: 10_000_000,
  validate,
  custom: { currency: "EUR" },
  admin: {
    description,
    components: {
      Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit: "€", when } },
      Cell: "/src/admin/money/amount-cell#AmountCell",
    },
  },
});
