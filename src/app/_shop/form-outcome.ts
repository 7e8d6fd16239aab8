import config from "@payload-config";
import { cookies } from "next/headers";
import { getPayload } from "payload";
import { cache } from "react";
import { outcomeCookie, type FormOutcome } from "@/src/domain/forms/form-outcome";
import { formToken } from "@/src/services/forms/form-token";
import { findOutcome } from "@/src/services/forms/submit-once";
import { shopOf } from "@/src/shop/shop-of";

/** What came of the form this browser has sent last; null when there was none. The page that asks is nobody else's. */
export const formOutcome = cache(async (): Promise<FormOutcome | null> => {
  const token = (await cookies()).get(outcomeCookie)?.value ?? null;
  return token === null ? null : findOutcome(shopOf(await getPayload({ config })), token);
});

/** For a form on a page that is made anew for each visit. */
export const freshFormToken = async (): Promise<string> => formToken(shopOf(await getPayload({ config })));
