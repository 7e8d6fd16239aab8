import { ok } from "../domain/result";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";
import { signedIn } from "./signed-in";

/** GET /api/account: everything the account page shows. */
export async function account(_: unknown, caller: Caller): Reply<"not-signed-in"> {
  const signed = await signedIn(caller);
  if (!signed.ok) return signed;
  const { customer, cookies } = signed.value;
  return ok(answerJson({ email: customer.email, since: customer.createdAt }, cookies));
}
