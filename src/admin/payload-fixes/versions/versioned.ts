import {
  commitTransaction,
  initTransaction,
  killTransaction,
  NotFound,
  type CollectionSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from "payload";
import { globalStates, states, type States } from "@/src/admin/access/keep-publication";
import { isRowId } from "@/src/admin/access/value-kinds";
import { lockDocument } from "@/src/store/versions/lock-document";

/** A document of a collection that keeps versions, or a global that does. */
export type Versioned =
  | { readonly collection: SanitizedCollectionConfig; readonly id: number; readonly global?: undefined }
  | { readonly global: SanitizedGlobalConfig; readonly collection?: undefined };

/** A document or a version with the texts of every language, as stored in the database. */
export type Row = Readonly<Record<string, unknown>>;

export const collectionOf = ({ payload, t }: PayloadRequest, slug: string): SanitizedCollectionConfig => {
  const found = payload.collections[slug as CollectionSlug];
  if (!found) throw new NotFound(t);
  return found.config;
};

export const globalOf = ({ payload, t }: PayloadRequest, slug: string): SanitizedGlobalConfig => {
  const found = payload.globals.config.find((one) => one.slug === slug);
  if (!found) throw new NotFound(t);
  return found;
};

/** The id in the path of a request. */
export function routeId({ routeParams, t }: PayloadRequest): number {
  const id = routeParams?.id;
  if (!isRowId(id)) throw new NotFound(t);
  return Number(id);
}

/** The published and the latest state of a document; locks it against other saves until the transaction ends. */
export async function lockedStates(req: PayloadRequest, document: Versioned): Promise<States> {
  if (document.global) {
    await lockDocument(req, document.global.slug);
    return globalStates(document.global.slug, req);
  }
  await lockDocument(req, document.collection.slug, document.id);
  const found = await states(document.collection, document.id, req);
  if (!found) throw new NotFound(req.t);
  return found;
}

/** Runs work in the transaction of a request: all of it is committed, or none. */
export async function inRequestTransaction<Value>(
  req: PayloadRequest,
  work: () => Promise<Value>,
): Promise<Value> {
  const isOwn = await initTransaction(req);
  try {
    const value = await work();
    if (isOwn) await commitTransaction(req);
    return value;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
