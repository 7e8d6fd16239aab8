import type { Endpoint } from "payload";
import { accountError } from "./account-answer";
import { firstAdmin, forgot, reset } from "./password";
import { prolong, signOut } from "./session";
import { signIn } from "./sign-in";

/** Nothing locks an account, so there is nothing to unlock; and no address is verified by a link. */
const closed = (["/unlock", "/verify/:id"] as const).map((path): Endpoint => ({
  method: "post",
  path,
  handler: () => accountError(404, "not-found", "There is nothing at this address."),
}));

/**
 * The CMS's own ways to an account of the staff, all of them answered by the shop: none opens a session but the sign-in.
 * Source: specification 6.5.
 */
export const accountEndpoints: Endpoint[] = [signIn, signOut, prolong, forgot, reset, firstAdmin, ...closed];
