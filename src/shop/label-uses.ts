import { getTranslation, type I18nClient } from "@payloadcms/translations";
import type { Payload } from "payload";
import { localeOfTag } from "@/src/domain/locale/locale";
import type { PictureUse } from "@/src/store/media/find-picture-uses";

/** A document as staff knows it. */
export interface NamedUse {
  /** what it is: "Page" */
  readonly kind: string;
  readonly title: string;
  /** its form */
  readonly href: string;
  readonly isDraft: boolean;
}

const tableOf = (slug: string) => slug.replaceAll("-", "_");

async function labelUse(use: PictureUse, payload: Payload, i18n: I18nClient): Promise<NamedUse[]> {
  const { isDraft } = use;
  const collection = payload.config.collections.find(({ slug }) => tableOf(slug) === use.table);
  const global = payload.config.globals.find(({ slug }) => tableOf(slug) === use.table);
  if (global) {
    const title = getTranslation(global.label, i18n);
    return [{ kind: title, title: "", href: `/admin/globals/${global.slug}`, isDraft }];
  }
  if (!collection) return [];
  const doc = await payload.findByID({
    collection: collection.slug,
    id: use.id,
    depth: 0,
    draft: true,
    locale: localeOfTag(i18n.language) ?? "en",
    disableErrors: true,
  });
  if (!doc) return [];
  const title = new Map<string, unknown>(Object.entries(doc)).get(collection.admin.useAsTitle ?? "id");
  return [
    {
      kind: getTranslation(collection.labels.singular, i18n),
      title: typeof title === "string" && title !== "" ? title : String(use.id),
      href: `/admin/collections/${collection.slug}/${use.id}`,
      isDraft,
    },
  ];
}

/** Documents by their names, for whoever reads the admin in a language. */
export const labelUses = async (
  uses: readonly PictureUse[],
  payload: Payload,
  i18n: I18nClient,
): Promise<readonly NamedUse[]> =>
  (await Promise.all(uses.map((use) => labelUse(use, payload, i18n)))).flat();
