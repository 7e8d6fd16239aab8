import { getTranslation } from "@payloadcms/translations";
import type { UIFieldServerProps } from "payload";
import { DocumentTitle } from "@/src/admin/payload-fixes/document-title";

/** The kind of a document and its number, as the title of its page. */
export function NumberedTitle({ data, collectionSlug, payload, i18n }: UIFieldServerProps) {
  const { labels } = payload.collections[collectionSlug as keyof typeof payload.collections].config;
  return <DocumentTitle title={`${getTranslation(labels.singular, i18n)} ${data.id}`} />;
}
