import { adminMessages, adminMessagesByKey, type AdminPath } from "@/src/i18n/admin-messages";
import type { ArrayFieldValidation, Field } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import type { BlockField, BlockFields } from "@/src/blocks/block-field";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { hrefField } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { richTextField } from "@/collections/rich-text-field";
import { lineField, linkField } from "./block-fields";
import { blockLabel } from "./block-label";
import { illustrationField } from "./illustration-field";

/** Where a field stands: the slug of the block, then the names of the lists it is in. */
type Place = readonly string[];

type Makers = {
  readonly [Kind in BlockField["kind"]]: (
    field: Extract<BlockField, { kind: Kind }>,
    name: string,
    place: Place,
  ) => Field;
};

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** Each row needs an entry for each column. */
const asManyAs =
  ({ rows, columns }: { rows: string; columns: string }, message: ReaderText): ArrayFieldValidation =>
  (value, { siblingData, req }) => {
    const block: Readonly<Record<string, unknown>> = siblingData;
    const list: unknown[] = Array.isArray(value) ? value : [];
    const isWhole = list.every(
      (row) =>
        typeof row === "object" &&
        row !== null &&
        lengthOf((row as Readonly<Record<string, unknown>>)[rows]) === lengthOf(block[columns]),
    );
    return isWhole || forReader(req, message);
  };

const makers: Makers = {
  line: ({ isRequired, maxLength }, name, place) =>
    lineField(name, blockLabel([...place, name]), { isRequired, maxLength }),
  text: ({ isRequired }, name, place) => ({
    name,
    type: "textarea",
    required: isRequired,
    localized: true,
    label: blockLabel([...place, name]),
    admin: { description: adminMessages("content.block.text.text.description") },
  }),
  "rich-text": (_, name, place) => richTextField(name, blockLabel([...place, name])),
  value: ({ maxLength }, name, place) => ({
    name,
    type: "text",
    required: true,
    maxLength,
    label: blockLabel([...place, name]),
  }),
  number: ({ min, max }, name, place) => ({
    name,
    type: "number",
    required: true,
    min,
    max,
    label: blockLabel([...place, name]),
  }),
  choice: ({ values, isRequired, fallback, isPreset, names }, name, place) => {
    const worded: Readonly<Record<string, ReaderText | undefined>> = names
      ? adminMessagesByKey(names as AdminPath)
      : {};
    return {
      name,
      type: "select",
      required: isRequired,
      ...(isPreset && fallback !== null && { defaultValue: fallback }),
      options: values.map((value) => ({
        value,
        label: worded[value] ?? blockLabel([...place, name, value]),
      })),
      label: blockLabel([...place, name]),
      ...(!isRequired && { admin: { description: blockLabel([...place, name, "description"]) } }),
    };
  },
  address: (_, name) => hrefField(name),
  link: (_, name, place) => ({ ...linkField, name, label: blockLabel([...place, name]) }),
  watch: (_, name, place) => ({
    name,
    type: "relationship",
    relationTo: "watches",
    required: true,
    label: blockLabel([...place, name]),
  }),
  watches: ({ minRows, maxRows }, name, place) => ({
    name,
    type: "relationship",
    relationTo: "watches",
    required: true,
    hasMany: true,
    ...(minRows !== undefined && { minRows }),
    maxRows,
    label: blockLabel([...place, name]),
  }),
  illustration: (_, name) => ({ ...illustrationField, name }),
  list: ({ of, matching, minRows, maxRows }, name, place) => ({
    ...listField(name, blockLabel([...place, name]), payloadFields(of, [...place, name]), {
      ...(minRows !== undefined && { minRows }),
      maxRows,
    }),
    ...(matching && { validate: asManyAs(matching, blockLabel([...place, "tooMany"])) }),
  }),
  lines: ({ field, maxLength, minRows, maxRows }, name, place) =>
    listField(
      name,
      blockLabel([...place, name]),
      [lineField(field, blockLabel([...place, name, field]), { maxLength })],
      { ...(minRows !== undefined && { minRows }), maxRows },
    ),
};

function payloadField<Kind extends BlockField["kind"]>(
  field: Extract<BlockField, { kind: Kind }>,
  name: string,
  place: Place,
): Field {
  const make: Makers[Kind] = makers[field.kind];
  return make(field, name, place);
}

/** The fields of a block, or of a list in it, as the CMS asks for them. */
export function payloadFields(fields: BlockFields, place: Place): Field[] {
  return Object.entries(fields).map(([name, field]) => payloadField(field, name, place));
}
