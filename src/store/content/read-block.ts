import * as v from "valibot";
import { allBlocks, type Block } from "@/src/blocks/all-blocks";
import type { BlockField, BlockFields } from "@/src/blocks/block-field";
import { localisedRow, referenceRow, referencesRow } from "@/src/store/rows";
import { illustrationRow, linkRow, toIllustration, toLink, type References } from "./block-fields";
import { richTextRow } from "./rich-text-rows";

type Schema = v.GenericSchema<unknown, unknown>;

type Readers = {
  readonly [Kind in BlockField["kind"]]: (
    field: Extract<BlockField, { kind: Kind }>,
    references: References,
  ) => Schema;
};

const shortText = v.nullish(v.string(), "");

/** A list, empty if missing in a draft. */
const list = <Row extends Schema>(row: Row) => v.nullish(v.array(row), []);

/** How each kind of field is read: in a draft all may be missing, ids are resolved, what was deleted is null or left out. */
const readers: Readers = {
  line: () => localisedRow,
  text: () => localisedRow,
  "rich-text": () => richTextRow,
  value: () => shortText,
  number: ({ min }) => v.nullish(v.number(), min),
  choice: ({ values, fallback }) => v.nullish(v.picklist(values), fallback),
  address: () => shortText,
  link: () => v.pipe(v.nullish(linkRow, null), v.transform(toLink)),
  watch: (_, { watches }) =>
    v.pipe(
      referenceRow,
      v.transform((id) => (id === null ? null : (watches.get(id) ?? null))),
    ),
  watches: (_, { watches }) =>
    v.pipe(
      referencesRow,
      v.transform((ids) => ids.flatMap((id) => watches.get(id) ?? [])),
    ),
  illustration: (_, references) =>
    v.pipe(
      illustrationRow,
      v.transform((row) => toIllustration(row, references)),
    ),
  list: ({ of }, references) => list(v.object(schemasOf(of, references))),
  lines: ({ field }) =>
    v.pipe(
      list(v.object({ [field]: localisedRow })),
      v.transform((rows) => rows.map((row) => row[field])),
    ),
};

function schemaOf<Kind extends BlockField["kind"]>(
  field: Extract<BlockField, { kind: Kind }>,
  references: References,
): Schema {
  const reader: Readers[Kind] = readers[field.kind];
  return reader(field, references);
}

function schemasOf(fields: BlockFields, references: References): Readonly<Record<string, Schema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field, references)]),
  );
}

/** Reads a block as the database has it. */
export function blockSchema(references: References): v.GenericSchema<unknown, Block> {
  const kinds = allBlocks.map(({ slug, fields }) =>
    v.object({ blockType: v.literal(slug), ...schemasOf(fields, references) }),
  );
  return v.pipe(
    v.variant("blockType", kinds),
    // The readers are written to the types that follow from the descriptions (src/blocks/block-field.ts).
    v.transform(({ blockType, ...values }) => ({ type: blockType, ...values }) as unknown as Block),
  );
}
