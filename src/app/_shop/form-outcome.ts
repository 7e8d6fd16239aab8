import config from "@payload-config";
import { cookies } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import { outcomeCookie, type FormOutcome } from "@/src/domain/forms/form-outcome";
import { formToken } from "@/src/services/forms/form-token";
import { findOutcome } from "@/src/services/forms/submit-once";
import { shopOf } from "@/src/server/runtime/shop-of";

/**
 * The outcome of the last form this browser has sent; null when there was none. The page that reads it is never
 * shared.
 */
export const formOutcome = cache(async (): Promise<FormOutcome | null> => {
  const token = (await cookies()).get(outcomeCookie)?.value ?? null;
  return token === null ? null : findOutcome(shopOf(await getPayload({ config })), token);
});

/** For a form on a page that is rendered for each visit. */
export const freshFormToken = async (): Promise<string> => formToken(shopOf(await getPayload({ config })));
