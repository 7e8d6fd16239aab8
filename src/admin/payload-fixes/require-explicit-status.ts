import { adminMessages } from "@/src/i18n/admin-messages";
import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  Where,
} from "payload";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { forReader } from "@/src/admin/access/for-reader";
import { globalStates, states, type States } from "@/src/admin/access/keep-publication";
import { refusal } from "@/src/admin/access/refusal";
import { isObject, isRowId } from "@/src/admin/access/value-kinds";

const sentence: ReaderText = adminMessages("common.requireExplicitStatus.sentence");

/** Whether a save says neither that it is a draft nor which status the document gets. */
function isSilent(args: object): boolean {
  if ("draft" in args && args.draft === true) return false;
  if ("unpublishAllLocales" in args && String(args.unpublishAllLocales) === "true") return false;
  if (!("data" in args) || !isObject(args.data)) return false;
  return args.data._status === undefined;
}

function keepOnline({ online, latest }: States, req: PayloadRequest): void {
  const draftWaits = "_status" in latest && latest._status === "draft";
  if (online._status === "published" && draftWaits) throw refusal(forReader(req, sentence), 409);
}

/**
 * Refuses a save of a published document without a status while it has a draft: the CMS would take the draft for the
 * document, which would unpublish it and all unfinished changes with it.
 * Upstream: https://github.com/payloadcms/payload/issues/13267
 */
export const requireExplicitStatus: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || operation !== "update" || !isSilent(args)) return args;
  for (const id of await idsOf(args, collection.slug, req)) {
    const found = await states(collection, id, req);
    if (found) keepOnline(found, req);
  }
  return args;
};

type Slug = Parameters<PayloadRequest["payload"]["find"]>[0]["collection"];

async function idsOf(
  args: object,
  collection: Slug,
  req: PayloadRequest,
): Promise<readonly (number | string)[]> {
  if ("id" in args && (typeof args.id === "string" || typeof args.id === "number"))
    return isRowId(args.id) ? [args.id] : [];
  if (!("where" in args) || !isObject(args.where)) return [];
  const where = args.where as Where;
  const { docs } = await req.payload.find({
    collection,
    where,
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: false,
    req,
  });
  return docs.map(({ id }) => id);
}

/** The same for a global. */
export const requireExplicitGlobalStatus: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || operation !== "update" || !isObject(args) || !isSilent(args)) return args;
  keepOnline(await globalStates(global.slug, req), req);
  return args;
};
