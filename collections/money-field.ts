import type { Field } from "payload";
import type { AdminText } from "./admin-text";

/** An amount of euros as the shop counts them: whole cents, never negative. */
export const moneyField = (name: string, label: AdminText, isRequired = true): Field => ({
  name,
  type: "number",
  label,
  required: isRequired,
  ...(isRequired && { defaultValue: 0 }),
  min: 0,
  max: 10_000_000,
  validate: (value: unknown) =>
    (value === null || value === undefined
      ? !isRequired
      : Number.isSafeInteger(value) && Number(value) >= 0) ||
    "Des centimes entiers : 25000 pour 250,00 €. / Whole cents: 25000 for €250.00.",
  admin: {
    step: 1,
    description: {
      fr: "En centimes d’euro, TVA comprise : 25000 pour 250,00 €.",
      en: "In euro cents, VAT included: 25000 for €250.00.",
      es: "En céntimos de euro, IVA incluido: 25000 son 250,00 €.",
      ja: "ユーロセント、税込。25000は250.00ユーロです。",
    },
  },
});
