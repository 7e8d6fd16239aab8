import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import type { OptionCollection } from "@/src/store/catalogue/option-collections";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { immutableAfterCreate } from "@/src/admin/payload-fixes/versions/immutable-after-create";
import { moneyField } from "@/collections/money-field";
import { ownPricesField } from "@/collections/own-prices-field";
import { stockField } from "@/collections/stock/stock-field";
import { textLike } from "@/collections/validators";

/** Form of a key, and an example for a refusal. */
export interface KeyForm {
  readonly pattern: RegExp;
  readonly example: string;
}

const anyKey: KeyForm = { pattern: /^[A-Za-z0-9_-]{1,40}$/, example: "CAS-SM-si" };

/** Key of an option in code, carts and orders: set once, never changed. */
const keyField = (isUnique: boolean, { pattern, example }: KeyForm): Field => ({
  name: "key",
  type: "text",
  label: adminMessages("catalogue.option.key.key.label"),
  required: true,
  unique: isUnique,
  index: true,
  ...immutableAfterCreate,
  validate: textLike(pattern, example),
  admin: {
    position: "sidebar",
    description: adminMessages("catalogue.option.key.key.description"),
  },
});

const texts: Field[] = [
  {
    name: "label",
    type: "text",
    label: adminMessages("catalogue.option.itemLabel.label"),
    required: true,
    localized: true,
    maxLength: 80,
  },
  {
    name: "note",
    type: "textarea",
    label: adminMessages("catalogue.option.note.label"),
    localized: true,
    maxLength: 240,
    admin: {
      description: adminMessages("catalogue.option.note.description"),
    },
  },
];

const flags: Field[] = [
  {
    name: "enabled",
    type: "checkbox",
    label: adminMessages("catalogue.option.flags.enabled.label"),
    defaultValue: false,
    admin: {
      position: "sidebar",
      description: adminMessages("catalogue.option.flags.enabled.description"),
    },
  },
  {
    name: "isNew",
    type: "checkbox",
    label: adminMessages("catalogue.option.flags.isNew.label"),
    defaultValue: false,
    admin: { position: "sidebar" },
  },
  {
    name: "hasWarning",
    type: "checkbox",
    label: adminMessages("catalogue.option.flags.hasWarning.label"),
    defaultValue: false,
    admin: {
      position: "sidebar",
      description: adminMessages("catalogue.option.flags.hasWarning.description"),
    },
  },
  {
    name: "leadDays",
    type: "number",
    label: adminMessages("catalogue.option.flags.leadDays.label"),
    required: true,
    defaultValue: 0,
    min: -30,
    max: 120,
    admin: {
      position: "sidebar",
      step: 1,
      description: adminMessages("catalogue.option.flags.leadDays.description"),
    },
  },
];

/** A field that references one layer. */
export const layerField = (name: string, label: ReaderText): Field => ({
  name,
  type: "upload",
  relationTo: "layers",
  label,
});

const thumbnail: Field = {
  name: "thumbnail",
  type: "upload",
  relationTo: "media",
  label: adminMessages("catalogue.option.thumbnail.thumbnail.label"),
  admin: {
    description: adminMessages("catalogue.option.thumbnail.thumbnail.description"),
  },
};

/** Common fields of every option, artwork last. */
export function optionFields({
  owner,
  isUnique,
  keyForm = anyKey,
  extra = [],
}: {
  owner: OptionCollection;
  isUnique: boolean;
  keyForm?: KeyForm | undefined;
  extra?: Field[];
}): Field[] {
  return [
    keyField(isUnique, keyForm),
    ...texts,
    ...moneyField("price", owner, adminMessages("catalogue.option.optionFields.price.label")),
    ownPricesField(),
    stockField,
    ...extra,
    layerField("layer", adminMessages("catalogue.option.optionFields.layer.label")),
    thumbnail,
    ...flags,
  ];
}
