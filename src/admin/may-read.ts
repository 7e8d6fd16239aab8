import type { ServerProps } from "payload";
import { collectionAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/roles";

/**
 * Whether somebody may read a collection. What a form shows by a component of our own is asked for by whoever has an
 * account, with any id: the component looks itself.
 */
export const mayRead = (slug: string, user: ServerProps["user"]): boolean =>
  includes(collectionAccess[slug]?.read ?? "nobody", roleOf(user ?? null));
