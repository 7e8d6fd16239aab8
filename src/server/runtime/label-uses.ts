import { tableOf } from "@/src/store/table-of";
import { getTranslation } from "@payloadcms/translations";
import type { PictureUse } from "@/src/store/media/find-picture-uses";
import { titleOfDocument, type TitleReader } from "./title-of-document";

/** A document as shown to staff. */
export interface NamedUse {
  /** its kind: "Page" */
  readonly kind: string;
  readonly title: string;
  /** its form */
  readonly href: string;
  readonly isDraft: boolean;
}

async function labelUse(use: PictureUse, reader: TitleReader): Promise<NamedUse[]> {
  const { payload, i18n } = reader;
  const { isDraft } = use;
  const collection = payload.config.collections.find(({ slug }) => tableOf(slug) === use.table);
  const global = payload.config.globals.find(({ slug }) => tableOf(slug) === use.table);
  if (global) {
    const title = getTranslation(global.label, i18n);
    return [{ kind: title, title: "", href: `/admin/globals/${global.slug}`, isDraft }];
  }
  if (!collection) return [];
  const title = await titleOfDocument(collection, use.id, reader);
  if (title === null) return [];
  return [
    {
      kind: getTranslation(collection.labels.singular, i18n),
      title,
      href: `/admin/collections/${collection.slug}/${use.id}`,
      isDraft,
    },
  ];
}

/** Documents by their names, in the language of the admin user. */
export const labelUses = async (
  uses: readonly PictureUse[],
  reader: TitleReader,
): Promise<readonly NamedUse[]> => (await Promise.all(uses.map((use) => labelUse(use, reader)))).flat();
