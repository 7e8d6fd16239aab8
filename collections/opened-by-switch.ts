import type { CheckboxFieldValidation } from "payload";
import { adminMessages } from "@/src/i18n/admin-messages";
import { forReader } from "@/src/admin/access/for-reader";
import { readClosing } from "@/src/store/content/read-closing";

/**
 * A form closes the shop, but does not open it: that is the switch's, which asks the launch checks. What visitors see counts,
 * for a draft may say otherwise.
 */
export const openedBySwitch: CheckboxFieldValidation = async (isClosed, { req }) => {
  if (isClosed || (await readClosing(req.payload.db.pool)) === null) return true;
  return forReader(req, adminMessages("settings.maintenance.enabled.validate"));
};
