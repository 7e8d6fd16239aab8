import type { CollectionConfig, Field } from "payload";
import { revalidateOnChange } from "@/src/store/revalidation/revalidate";
import type { SelectionField } from "@/src/domain/watch/selection";
import { optionCollections } from "@/src/store/catalogue/option-collections";
import { groups } from "@/collections/menu-groups";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { keepPublished, withDrafts } from "@/collections/drafts";
import { endCounting } from "@/collections/stock/end-counting";
import { pictureColumn } from "@/collections/picture-column";
import { keepUsedOptions } from "./keep-used-options";
import { needLayers } from "./need-layers";
import { optionFields, type KeyForm } from "./option-fields";

interface OptionCatalogue {
  /** Field of a selection that offers these options. */
  readonly field: SelectionField;
  readonly singular: ReaderText;
  readonly plural: ReaderText;
  /** Help text for marketers. */
  readonly description?: ReaderText;
  /** Fields of this catalogue only. */
  readonly extra?: Field[];
  /** Field that a key is unique within; without one it is unique in the whole catalogue. */
  readonly uniqueWithin?: string;
  /** Form of a new key, where it is narrower than that of others. */
  readonly keyForm?: KeyForm;
}

/** An option catalogue of the configurator: the common fields, and its own. */
export function optionCollection({
  field,
  singular,
  plural,
  description,
  extra,
  uniqueWithin,
  keyForm,
}: OptionCatalogue): CollectionConfig {
  return {
    slug: optionCollections[field],
    labels: { singular, plural },
    orderable: true,
    disableDuplicate: true,
    admin: {
      group: groups.configurator,
      ...(description && { description }),
      useAsTitle: "label",
      defaultColumns: [
        "label",
        "look",
        "key",
        ...(uniqueWithin ? [uniqueWithin] : []),
        "price",
        "stock",
        "enabled",
        "isNew",
      ],
      listSearchableFields: ["label", "key"],
      pagination: { defaultLimit: 50 },
    },
    ...(uniqueWithin && { indexes: [{ fields: [uniqueWithin, "key"], unique: true }] }),
    fields: [
      pictureColumn(),
      ...optionFields({ owner: optionCollections[field], isUnique: !uniqueWithin, keyForm, extra }),
    ],
    ...withDrafts,
    hooks: {
      ...revalidateOnChange("catalogue"),
      beforeOperation: [keepPublished],
      beforeValidate: [needLayers(field)],
      beforeDelete: [keepUsedOptions(field), endCounting],
    },
  };
}
