import type { Condition, NumberField, NumberFieldSingleValidation } from "payload";
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

/** An amount in euros that staff may leave empty: typed as euros, kept in hundredths. No price: none is confirmed. */
export const optionalAmount = (
  name: string,
  label: ReaderText,
  {
    description,
    condition,
    validate = amountOrNothing,
  }: { description: ReaderText; condition?: Condition; validate?: NumberFieldSingleValidation },
): NumberField => ({
  name,
  type: "number",
  label,
  min: 1,
  max: 10_000_000,
  validate,
  custom: { currency: "EUR" },
  admin: {
    ...(condition && { condition }),
    description,
    components: {
      Field: { path: "/src/admin/money/hundredths-input#HundredthsInput", clientProps: { unit: "€" } },
      Cell: "/src/admin/money/amount-cell#AmountCell",
    },
  },
});
