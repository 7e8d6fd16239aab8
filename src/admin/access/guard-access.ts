import type { SanitizedConfig } from "payload";
import { includes, roleOf } from "./roles";

/** The list of all permissions, with the names of fields and collections, is for staff. */
export function guardAccess({ endpoints }: Pick<SanitizedConfig, "endpoints">): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== "/access") continue;
    const { handler } = endpoint;
    endpoint.handler = (req) =>
      includes("staff", roleOf(req.user)) ? handler(req) : Response.json({ canAccessAdmin: false });
  }
}
