import type { Access, CollectionConfig, PayloadRequest, Where } from "payload";
import { includes, roleOf, type Who } from "./who";

type Updates = Readonly<Record<string, { readonly update: Who }>>;

const own = ({ user }: PayloadRequest): Where => ({
  and: [{ "user.relationTo": { equals: "users" } }, { "user.value": { equals: user?.id } }],
});

/** What somebody may write, and so may take over from a colleague who has left it open. */
const taken = (req: PayloadRequest, collections: Updates, globals: Updates): Where[] => {
  const role = roleOf(req.user);
  const writable = (table: Updates) =>
    Object.keys(table).filter((slug) => includes(table[slug]?.update ?? "nobody", role));
  return [
    { "document.relationTo": { in: writable(collections) } },
    { globalSlug: { in: writable(globals) } },
  ];
};

const isAdmin = (req: PayloadRequest) => includes("admins", roleOf(req.user));

/** Giving a lock back: one's own. */
export const releaseLock: Access = ({ req }) =>
  isAdmin(req) || (includes("staff", roleOf(req.user)) && own(req));

/**
 * Keeping a lock, or taking it over as the admin offers to: what the office may write. A translator's texts wait for
 * whoever writes the document.
 */
export const takeLock =
  (collections: Updates, globals: Updates): Access =>
  ({ req }) => {
    if (isAdmin(req)) return true;
    if (!includes("staff", roleOf(req.user))) return false;
    return includes("office", roleOf(req.user))
      ? { or: [own(req), ...taken(req, collections, globals)] }
      : own(req);
  };

/** A lock is taken for oneself and stays on its document. */
export function lockForOneself({ fields }: Pick<CollectionConfig, "fields">): void {
  for (const field of fields) {
    if (!("name" in field) || field.type === "ui") continue;
    if (field.name === "user") {
      Object.assign(field, {
        hooks: {
          beforeValidate: [
            ({ req, value }: { req: PayloadRequest; value?: unknown }) =>
              req.user ? { relationTo: req.user.collection, value: req.user.id } : value,
          ],
        },
      });
    } else if (field.name === "document" || field.name === "globalSlug") {
      Object.assign(field, { access: { update: () => false } });
    }
  }
}
