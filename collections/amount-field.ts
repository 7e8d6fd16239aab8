import type { NumberField } from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";

/** Where the currency of an amount is stored: always euros, or a field of the same row. */
export type AmountCurrency = "EUR" | { readonly field: string };

/** A read-only amount written by the shop: stored in hundredths, shown as money. */
export const amountField = (
  name: string,
  label: ReaderText,
  {
    currency = "EUR",
    ...more
  }: { currency?: AmountCurrency; required?: boolean; defaultValue?: number } = {},
): NumberField => ({
  name,
  type: "number",
  label,
  required: true,
  ...more,
  access: { update: () => false },
  custom: { currency },
  admin: {
    components: {
      Field: "/src/admin/money/amount-line#AmountLine",
      Cell: "/src/admin/money/amount-cell#AmountCell",
    },
  },
});
