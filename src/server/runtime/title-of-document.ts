import type { I18nClient } from "@payloadcms/translations";
import type { Payload, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { localeOfTag } from "@/src/domain/locale/locale";

/** The reader, and the transaction of a save. */
export interface TitleReader extends Pick<PayloadRequest, "transactionID"> {
  readonly payload: Payload;
  readonly i18n: I18nClient;
}

/**
 * The title of a document for staff, from its newest draft.
 * @returns its number where it has no title; null where it was deleted
 */
export async function titleOfDocument(
  { slug, admin }: SanitizedCollectionConfig,
  id: number | string,
  { payload, i18n, transactionID }: TitleReader,
): Promise<string | null> {
  const doc = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    draft: true,
    locale: localeOfTag(i18n.language) ?? "en",
    disableErrors: true,
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  if (!doc) return null;
  const title = new Map<string, unknown>(Object.entries(doc)).get(admin.useAsTitle ?? "id");
  return typeof title === "string" && title !== "" ? title : String(id);
}
