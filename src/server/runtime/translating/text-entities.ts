import type { Field, Payload, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { collectionAccess, globalAccess } from "@/src/admin/access/table";
import { labelOf, type Label } from "@/src/domain/translation/field-shape";

/** The rows of the message files; a text there is identified by its key. */
export const interfaceTexts = "translations";

/** A collection or global whose texts translators write. */
export type TextEntity = {
  readonly slug: string;
  readonly label: Label;
  readonly fields: readonly Field[];
} & (
  | { readonly collection: SanitizedCollectionConfig; readonly global?: undefined }
  | { readonly global: SanitizedGlobalConfig; readonly collection?: undefined }
);

/** All texts translators may write, by the table of access, in the order of the menu. */
export function textEntities({ config }: Pick<Payload, "config">): readonly TextEntity[] {
  const collections = config.collections
    .filter(({ slug }) => collectionAccess[slug]?.update === "editors")
    .map((collection): TextEntity => {
      const { slug, fields, custom } = collection;
      // The labels themselves are functions of the reader's language (src/admin/payload-fixes/with-worded-labels).
      return { slug, fields, label: labelOf(custom?.labels?.plural, slug), collection };
    });
  const globals = config.globals
    .filter(({ slug }) => globalAccess[slug]?.update === "editors")
    .map((global): TextEntity => {
      const { slug, fields, label } = global;
      return { slug, fields, label: labelOf(label, slug), global };
    });
  return [...collections, ...globals];
}
