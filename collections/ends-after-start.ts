import { adminMessages } from "@/src/i18n/admin-messages";
import type { DateFieldValidation } from "payload";
import { forReader } from "@/src/admin/access/for-reader";

/** A period that ends before it begins would never be shown, without any visible reason. */
export const endsAfterStart: DateFieldValidation = (endsAt, { req, siblingData }) => {
  const { startsAt } = siblingData as { startsAt?: Date | string | null };
  if (!endsAt || !startsAt || new Date(endsAt) > new Date(startsAt)) return true;
  return forReader(req, adminMessages("common.endsAfterStart"));
};
