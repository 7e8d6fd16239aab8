import type { Payload } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";

/** Whether a request comes from a user signed in to the admin. */
export async function isStaff(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await payload.auth({ headers });
  return includes("staff", roleOf(user));
}
