import config from "@payload-config";
import { draftMode, headers } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import { isStaff } from "@/src/shop/is-staff";

/**
 * Whether a member of the staff looks at drafts. A visitor's page never gets as far as the headers, and so stays
 * a page that is the same for everybody; the preview's cookie alone, without the account, shows no draft.
 */
export const isPreview = cache(async (): Promise<boolean> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return false;
  return isStaff(await getPayload({ config }), await headers());
});
