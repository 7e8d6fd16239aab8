import type { Endpoint } from "payload";
import { accountError } from "./account-answer";
import { firstAdmin, forgot, reset } from "./password";
import { prolong, signOut } from "./session";
import { signIn } from "./sign-in";

/** Accounts are not locked, so there is no unlocking; and no address is verified by a link. */
const closed = (["/unlock", "/verify/:id"] as const).map((path): Endpoint => ({
  method: "post",
  path,
  handler: () => accountError(404, "not-found", "There is nothing at this address."),
}));

/**
 * The CMS's own routes for staff accounts, all of them answered by the shop: only the sign-in opens a session.
 * Source: specification 6.5.
 */
export const accountEndpoints: Endpoint[] = [signIn, signOut, prolong, forgot, reset, firstAdmin, ...closed];
