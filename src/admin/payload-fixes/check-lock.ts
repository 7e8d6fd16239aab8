import { adminMessages } from "@/src/i18n/admin-messages";
import type {
  CollectionBeforeOperationHook,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from "payload";
import * as v from "valibot";
import { forReader } from "@/src/admin/access/for-reader";
import { refusal } from "@/src/admin/access/refusal";
import { isObject } from "@/src/admin/access/value-kinds";

const sentence = adminMessages("common.checkLock.sentence");

/** Payload's default, for collections that do not define one. */
const defaultSeconds = 300;

const lockRow = v.object({
  updatedAt: v.string(),
  document: v.object({ value: v.union([v.number(), v.string()]) }),
  user: v.object({ value: v.union([v.number(), v.string()]) }),
});

/** Documents of a collection that other accounts are editing. */
async function lockedByOthers(
  { slug, lockDocuments }: Pick<SanitizedCollectionConfig, "slug" | "lockDocuments">,
  ids: readonly unknown[] | null,
  req: PayloadRequest,
): Promise<readonly (number | string)[]> {
  const seconds = typeof lockDocuments === "object" ? lockDocuments.duration : defaultSeconds;
  const since = new Date(Date.now() - seconds * 1_000).toISOString();
  const of: Where[] = ids === null ? [] : [{ "document.value": { in: ids } }];
  const { docs } = await req.payload.db.find({
    collection: "payload-locked-documents",
    where: {
      and: [{ "document.relationTo": { equals: slug } }, { updatedAt: { greater_than: since } }, ...of],
    },
    pagination: false,
    limit: 0,
    req,
  });
  return docs
    .map((row) => v.parse(lockRow, row))
    .filter(({ user }) => user.value !== req.user?.id)
    .map(({ document }) => document.value);
}

/** Whether an operation on many documents would affect one of these. */
async function reaches(
  { slug }: SanitizedCollectionConfig,
  where: Where,
  ids: readonly (number | string)[],
  req: PayloadRequest,
): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: slug,
    where: { and: [where, { id: { in: ids } }] },
    req,
  });
  return totalDocs > 0;
}

/**
 * Refuses to save or delete a document that another account is editing, as the CMS does. The CMS looks for the lock
 * on a second connection while the transaction of the save holds one: 24 saves at once would then block each other
 * until each times out. This check uses the connection of the transaction and disables that of the CMS.
 * Upstream: https://github.com/payloadcms/payload/pull/11287
 */
export const checkLock: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (operation !== "update" && operation !== "delete") return args;
  if (!("overrideLock" in args) || args.overrideLock !== false) return args;
  if (collection.lockDocuments !== false) {
    const isOne = "id" in args && args.id !== undefined;
    const locked = await lockedByOthers(collection, isOne ? [args.id] : null, req);
    const where = "where" in args && isObject(args.where) ? args.where : null;
    const isHeld = locked.length > 0 && (where === null || (await reaches(collection, where, locked, req)));
    if (isHeld) throw refusal(forReader(req, sentence), 423);
  }
  return { ...args, overrideLock: true };
};
