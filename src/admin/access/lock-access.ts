import type { Access, CollectionConfig, PayloadRequest, Where } from "payload";
import { isRowId } from "./value-kinds";
import { includes, roleOf, type RoleGroup } from "./roles";

/** Rows of the table of access. */
type Rows = Readonly<Record<string, { readonly update: RoleGroup }>>;

const own = ({ user }: PayloadRequest): Where => ({
  and: [{ "user.relationTo": { equals: "users" } }, { "user.value": { equals: user?.id } }],
});

const isAdmin = (req: PayloadRequest) => includes("admins", roleOf(req.user));

/** Releasing one's own lock. */
export const releaseLock: Access = ({ req }) =>
  isAdmin(req) || (includes("staff", roleOf(req.user)) && own(req));

/** Whether a lock is on a document that a role writes. */
async function liesOnOwnWork(req: PayloadRequest, id: number | string, rows: Rows): Promise<boolean> {
  const lock = await req.payload.findByID({
    collection: "payload-locked-documents",
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  const slug = lock?.document?.relationTo ?? lock?.globalSlug;
  return includes((slug ? rows[slug]?.update : undefined) ?? "none", roleOf(req.user));
}

/**
 * Keeping a lock, or taking it over as the admin offers: marketers and clerks on documents they write. A translator's
 * texts are blocked while a writer has the document open.
 */
export const takeLock =
  (rows: Rows): Access =>
  async ({ id, req }) => {
    if (isAdmin(req)) return true;
    if (!includes("staff", roleOf(req.user))) return false;
    const mayTake = id !== undefined && isRowId(id) && includes("office", roleOf(req.user));
    return (mayTake && (await liesOnOwnWork(req, id, rows))) || own(req);
  };

/** A lock is taken for one's own account and stays on its document. */
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
