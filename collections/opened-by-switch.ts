import type { CheckboxFieldValidation } from "payload";
import { adminMessages } from "@/src/i18n/admin-messages";
import { forReader } from "@/src/admin/access/for-reader";

interface Published extends Record<string, unknown> {
  readonly maintenance?: { readonly enabled?: boolean | null };
}

/**
 * A form closes the shop, but does not open it: that is the switch's, which asks the launch checks. What visitors see counts,
 * for a draft may say otherwise.
 */
export const openedBySwitch: CheckboxFieldValidation = async (isClosed, { req }) => {
  if (isClosed) return true;
  const published = await req.payload.db.findGlobal<Published>({ slug: "shop-settings", req });
  if (!published.maintenance?.enabled) return true;
  return forReader(req, adminMessages("settings.maintenance.enabled.validate"));
};
