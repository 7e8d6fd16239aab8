import { adminMessages } from "@/src/i18n/admin-messages";
import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type PayloadRequest,
} from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { isObject, isRowId } from "@/src/admin/access/value-kinds";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { lockDocument } from "@/src/store/versions/lock-document";

const byOther = (who: string): ReaderText => adminMessages("common.refuseStale.byOther", { who });
const elsewhere: ReaderText = adminMessages("common.refuseStale.elsewhere");

interface Document {
  readonly slug: string;
  readonly id?: number;
}

/** The account that saved a document last, according to the audit log. */
async function lastEditor(
  req: PayloadRequest,
  { slug, id }: Document,
  since: number,
): Promise<string | null> {
  const { docs } = await req.payload.find({
    collection: "audit-entries",
    where: {
      and: [
        { entity: { equals: slug } },
        { document: { equals: String(id ?? "") } },
        { at: { greater_than: new Date(since).toISOString() } },
      ],
    },
    sort: "-at",
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  });
  const by = docs[0]?.by ?? null;
  return by === req.user?.email ? null : by;
}

/** When the version was saved that the form was filled with; null where a save does not say so. */
function filledAt(args: object): number | null {
  if (!("data" in args) || !isObject(args.data)) return null;
  const time = Date.parse(String(args.data.updatedAt));
  return Number.isNaN(time) ? null : time;
}

async function refuseOlder(
  req: PayloadRequest,
  document: Document,
  filled: number,
  newest: string | null | undefined,
): Promise<void> {
  if (!newest || Date.parse(newest) === filled) return;
  const who = await lastEditor(req, document, filled);
  const message = forReader(req, who === null ? elsewhere : byOther(who));
  // The form gets it by its field (src/admin/editing/merge-saves.tsx).
  throw new APIError(message, 409, { errors: [{ path: "updatedAt", message }] }, true);
}

/**
 * Refuses a save of a form that was filled before another user saved the document: a form holds every field and would
 * overwrite the newer values. A save without this time is accepted.
 */
const refuseStale: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || operation !== "update" || !("id" in args) || !isRowId(args.id)) return args;
  const filled = filledAt(args);
  if (filled === null) return args;
  const document = { slug: collection.slug, id: Number(args.id) };
  await lockDocument(req, document.slug, document.id);
  const newest = await req.payload.findByID({
    collection: collection.slug,
    id: document.id,
    depth: 0,
    disableErrors: true,
    draft: true,
    select: { updatedAt: true },
    req,
  });
  await refuseOlder(req, document, filled, newest && "updatedAt" in newest ? newest.updatedAt : null);
  return args;
};

/** The same for a global. */
const refuseStaleGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || operation !== "update" || !isObject(args)) return args;
  const filled = filledAt(args);
  if (filled === null) return args;
  await lockDocument(req, global.slug);
  const newest = await req.payload.findGlobal({
    slug: global.slug,
    depth: 0,
    draft: true,
    select: { updatedAt: true },
    req,
  });
  await refuseOlder(req, { slug: global.slug }, filled, newest.updatedAt);
  return args;
};

/** Serialises the saves of a collection's documents by forms. */
export const withFreshSaves = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), refuseStale],
  },
});

/** The same for a global. */
export const withGlobalFreshSaves = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [...(global.hooks?.beforeOperation ?? []), refuseStaleGlobal] },
});
