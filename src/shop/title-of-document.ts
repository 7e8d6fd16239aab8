import type { I18nClient } from "@payloadcms/translations";
import type { Payload, SanitizedCollectionConfig } from "payload";
import { localeOfTag } from "@/src/domain/locale/locale";

/**
 * What staff calls a document, as it stands in its newest draft.
 * @returns its number where nothing names it; null where it is gone
 */
export async function titleOfDocument(
  { slug, admin }: SanitizedCollectionConfig,
  id: number | string,
  payload: Payload,
  i18n: I18nClient,
): Promise<string | null> {
  const doc = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    draft: true,
    locale: localeOfTag(i18n.language) ?? "en",
    disableErrors: true,
  });
  if (!doc) return null;
  const title = new Map<string, unknown>(Object.entries(doc)).get(admin.useAsTitle ?? "id");
  return typeof title === "string" && title !== "" ? title : String(id);
}
