import { JWTAuthentication, type AuthStrategy } from "payload";
import { shopOf } from "@/src/shop/shop-of";

/**
 * Finds out who of the staff asks. The CMS knows its sessions; the shop's own list says which are open: the CMS writes
 * accounts as a whole and may write back a session that was ended in the same moment.
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

/** The session a request of staff came with. */
export const sessionOf = (user: object | null): string | null =>
  user !== null && "_sid" in user && typeof user._sid === "string" ? user._sid : null;
