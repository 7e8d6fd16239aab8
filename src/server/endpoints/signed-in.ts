import { fail, ok, type Result } from "@/src/domain/result";
import { findCustomer } from "@/src/services/sign-in/find-customer";
import { sessionCookies, sessionToken } from "@/src/server/runtime/cookies/customer-cookies";
import type { Caller, EndpointError } from "./route";

type Customer = NonNullable<Awaited<ReturnType<typeof findCustomer>>>["customer"];

/** The signed-in customer, and the cookies that extend the session. */
export interface SignedIn {
  readonly customer: Customer;
  /** For the answer: empty except once a day. */
  readonly cookies: readonly string[];
}

/** The customer of a request, or an error without one. */
export async function signedIn({
  shop,
  cookies,
}: Caller): Promise<Result<SignedIn, EndpointError<"not-signed-in">>> {
  const token = sessionToken(cookies);
  const found = await findCustomer(shop, token);
  if (!found || token === null) {
    return fail({ code: "not-signed-in", message: "Nobody is signed in here, or no longer." });
  }
  return ok({
    customer: found.customer,
    cookies: found.isProlonged ? sessionCookies(shop, token) : [],
  });
}
