import type { I18nClient } from "@payloadcms/translations";
import type { Payload, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { localeOfTag } from "@/src/domain/locale/locale";

/** Who reads it, and in which transaction where a save asks. */
export interface TitleReader extends Pick<PayloadRequest, "transactionID"> {
  readonly payload: Payload;
  readonly i18n: I18nClient;
}

/**
 * What staff calls a document, as it stands in its newest draft.
 * @returns its number where nothing names it; null where it is gone
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
