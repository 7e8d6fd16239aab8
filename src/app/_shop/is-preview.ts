import config from "@payload-config";
import { draftMode, headers } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import { isStaff } from "@/src/server/runtime/policy/is-staff";

/**
 * Whether a staff member is viewing drafts. A visitor's page never reads the headers, and so stays static and shared;
 * the preview's cookie alone, without the account, shows no draft.
 */
export const isPreview = cache(async (): Promise<boolean> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return false;
  return isStaff(await getPayload({ config }), await headers());
});
