import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import type { Fields } from "@/src/domain/delivered/follow-delivery";
import type { KeptRow } from "@/src/store/delivered/kept-rows";

/** A document in all languages, or null where staff has deleted it. */
export function readKeptDocument(
  payload: Payload,
  { entity, document }: Pick<KeptRow, "entity" | "document">,
  req?: PayloadRequest,
): Promise<Fields | null> {
  if (document === null)
    return payload.db.findGlobal<Record<string, unknown> & { id: number }>({
      slug: entity,
      req,
    });
  return payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: entity as CollectionSlug,
    where: { id: { equals: document } },
    req,
  });
}
