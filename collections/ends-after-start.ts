import type { DateFieldValidation } from "payload";
import { forReader } from "@/src/access/for-reader";

/** A period that ends before it begins would never be shown, without any visible reason. */
export const endsAfterStart: DateFieldValidation = (endsAt, { req, siblingData }) => {
  const { startsAt } = siblingData as { startsAt?: Date | string | null };
  if (!endsAt || !startsAt || new Date(endsAt) > new Date(startsAt)) return true;
  return forReader(req, {
    fr: "La fin doit venir après le début.",
    en: "The end must come after the start.",
    es: "El final debe ser posterior al inicio.",
    ja: "終了は開始より後にしてください。",
  });
};
