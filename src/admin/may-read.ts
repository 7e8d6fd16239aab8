import type { ServerProps } from "payload";
import { collectionAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";

/**
 * Whether a user may read a collection. Any account can request a custom form component with any id, so the component
 * checks access itself.
 */
export const mayRead = (slug: string, user: ServerProps["user"]): boolean =>
  includes(collectionAccess[slug]?.read ?? "none", roleOf(user ?? null));
