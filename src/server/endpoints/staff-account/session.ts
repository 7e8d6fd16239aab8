import * as v from "valibot";
import { roleOf } from "@/src/admin/access/roles";
import { sessionEnd } from "@/src/services/staff/sign-in";
import { endOwnSession, endSessions } from "@/src/services/staff/end-sessions";
import { sessionOf } from "@/src/server/runtime/staff/staff-session";
import { accountAnswer, accountError } from "./account-answer";
import { accountEndpoint, type Visit } from "./account-request";
import { readOwn } from "./sign-in";
import { endedCookie, sessionToken } from "./session-token";

const nothing = v.object({});

/** The signed-in user, with the current session. */
function signedIn({ req }: Visit) {
  const { user } = req;
  const sid = sessionOf(user);
  return user?.collection === "users" && sid !== null
    ? { id: user.id, email: user.email ?? "", role: roleOf(user), sid }
    : null;
}

const notSignedIn = () => accountError(403, "not-signed-in", "Nobody is signed in here, or no longer.");

/**
 * POST /api/users/refresh-token: extends the session. The CMS would write the whole account for that, and overwrite
 * concurrent changes by another user.
 */
export const prolong = accountEndpoint({
  path: "/refresh-token",
  request: nothing,
  handle: async (_, visit) => {
    const { req, shop } = visit;
    const own = signedIn(visit);
    if (!own) return notSignedIn();
    const now = shop.clock();
    const session = { accountId: own.id, sid: own.sid, now, expiresAt: sessionEnd(now) };
    if (!(await shop.store.staff.prolongStaffSession(session))) return notSignedIn();
    const { token, exp, cookie } = await sessionToken(req, own, own.sid);
    const user = await readOwn(req, own);
    return accountAnswer({ message: "refreshed", refreshedToken: token, exp, user }, cookie);
  },
});

/** POST /api/users/logout. `?allSessions=true` ends the others as well. */
export const signOut = accountEndpoint({
  path: "/logout",
  request: nothing,
  handle: async (_, visit) => {
    const { req, shop } = visit;
    const own = signedIn(visit);
    if (!own) return accountError(400, "not-signed-in", "Nobody is signed in here, or no longer.");
    if (req.searchParams.get("allSessions") === "true")
      await endSessions(shop, { accountId: own.id, which: "all", sid: own.sid, by: own.email });
    else await endOwnSession(shop, own.id, own.sid);
    return accountAnswer({ message: "signed-out" }, endedCookie(req));
  },
});
