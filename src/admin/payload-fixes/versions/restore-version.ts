import {
  NotFound,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadHandler,
  type PayloadRequest,
} from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { versionsAreMarketers } from "@/src/admin/access/keep-publication";
import { refusal } from "@/src/admin/access/refusal";
import { includes, roleOf } from "@/src/admin/access/roles";
import { isGivenOnce } from "./immutable-after-create";
import {
  collectionOf,
  globalOf,
  inRequestTransaction,
  lockedStates,
  routeId,
  type Row,
  type Versioned,
} from "./versioned";
import { writeVersion } from "./write-version";

interface Version {
  readonly document: Versioned;
  readonly values: Row;
}

async function collectionVersion(req: PayloadRequest, slug: string): Promise<Version> {
  const { docs } = await req.payload.db.findVersions<Row>({
    collection: slug as CollectionSlug,
    limit: 1,
    locale: "all",
    pagination: false,
    req,
    where: { id: { equals: routeId(req) } },
  });
  const [found] = docs;
  if (!found) throw new NotFound(req.t);
  return {
    document: { collection: collectionOf(req, slug), id: Number(found.parent) },
    values: found.version,
  };
}

async function globalVersion(req: PayloadRequest, slug: string): Promise<Version> {
  const { docs } = await req.payload.db.findGlobalVersions<Row>({
    global: slug as GlobalSlug,
    limit: 1,
    locale: "all",
    pagination: false,
    req,
    where: { id: { equals: routeId(req) } },
  });
  const [found] = docs;
  if (!found) throw new NotFound(req.t);
  return { document: { global: globalOf(req, slug) }, values: found.version };
}

/** Fields that restoring a version does not change. */
function givenOnceOf({ collection, global }: Versioned, present: object): Row {
  const { flattenedFields } = collection ?? global;
  const names = new Set(flattenedFields.filter(isGivenOnce).map(({ name }) => name));
  return Object.fromEntries(Object.entries(present).filter(([name]) => names.has(name)));
}

/** Restoring is for marketers: a version has the texts of every language, and all other fields. */
function askMarketer(req: PayloadRequest): void {
  if (!includes("marketers", roleOf(req.user))) throw refusal(forReader(req, versionsAreMarketers), 403);
}

async function restore(req: PayloadRequest, { document, values }: Version): Promise<Row> {
  const { online } = await lockedStates(req, document);
  return writeVersion(req, document, { ...values, ...givenOnceOf(document, online), _status: "draft" });
}

const restored = ({ t }: PayloadRequest) => t("version:restoredSuccessfully");

/**
 * Restores an earlier version as a draft in any case: the published document stays until the draft is published, by
 * the rules of publishing. The CMS's own restore writes the version's status into the published document, and loses
 * fields that are closed to changes. Source: decision 0110.
 * Upstream: https://github.com/payloadcms/payload/issues/1873
 */
export const restoreVersion =
  (slug: string): PayloadHandler =>
  async (req) => {
    askMarketer(req);
    const doc = await inRequestTransaction(req, async () => restore(req, await collectionVersion(req, slug)));
    return Response.json({ ...doc, message: restored(req) });
  };

/** The same for a global. */
export const restoreGlobalVersion =
  (slug: string): PayloadHandler =>
  async (req) => {
    askMarketer(req);
    const doc = await inRequestTransaction(req, async () => restore(req, await globalVersion(req, slug)));
    return Response.json({ doc, message: restored(req) });
  };
