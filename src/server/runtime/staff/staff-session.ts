import { JWTAuthentication, type AuthStrategy } from "payload";
import { shopOf } from "@/src/server/runtime/shop-of";

/**
 * Identifies the staff user of a request. The CMS has its own sessions; the shop's list says which are open: the CMS
 * writes accounts as a whole and may restore a session that was ended concurrently.
 */
export const staffSession: AuthStrategy = {
  name: "staff-session",
  authenticate: async (args) => {
    const found = await JWTAuthentication({ ...args, strategyName: "local-jwt" });
    const { user } = found;
    if (user?.collection !== "users") return { user: null };
    const { store, clock } = shopOf(args.payload);
    const sid = sessionOf(user);
    const isOpen = sid !== null && (await store.staff.touchStaffSession(user.id, sid, clock()));
    return isOpen ? found : { user: null };
  },
};

/** The session of a staff request. */
export const sessionOf = (user: object | null): string | null =>
  user !== null && "_sid" in user && typeof user._sid === "string" ? user._sid : null;
