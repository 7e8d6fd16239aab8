import * as v from "valibot";
import { allBlocks } from "@/src/blocks/all-blocks";
import type { BlockDescription, BlockField, BlockFields } from "@/src/blocks/block-field";
import type { Localised } from "@/src/domain/locale/locale";
import { fileText, text } from "@/src/seed/content-text";
import { illustration } from "./illustration";
import { link } from "./link";

/**
 * Long text in a small markup, a paragraph apart by an empty line: "## title", "### title", "- item", "1. item",
 * "> remark", **strong**, *emphasis*, [words](/path). It becomes the editor's rich text. Names in double braces
 * are filled from the shop's settings when a page is shown: {{company.name}}.
 */
const markup = v.union([text, fileText]);

type Schemas = {
  readonly [Kind in BlockField["kind"]]: (field: Extract<BlockField, { kind: Kind }>) => v.GenericSchema;
};

/** How a page of content/ has each kind of field. Watches are named by their codes, scenes by their names. */
const schemas: Schemas = {
  line: () => text,
  text: () => text,
  "rich-text": () => markup,
  value: () => v.string(),
  number: () => v.number(),
  choice: ({ values }) => v.picklist(values),
  address: () => v.string(),
  link: () => link,
  watch: () => v.string(),
  watches: () => v.array(v.string()),
  illustration: () => illustration,
  list: ({ of }) => v.array(v.strictObject(entriesOf(of))),
  lines: () => v.array(text),
};

function schemaOf<Kind extends BlockField["kind"]>(
  field: Extract<BlockField, { kind: Kind }>,
): v.GenericSchema {
  const make: Schemas[Kind] = schemas[field.kind];
  return make(field);
}

const isOptional = (field: BlockField) =>
  ("isRequired" in field && field.isRequired === false) || ("isPreset" in field && field.isPreset === true);

const entriesOf = (fields: BlockFields): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isOptional(field) ? v.optional(schemaOf(field)) : schemaOf(field),
    ]),
  );

const schemaOfBlock = ({ slug, fields }: BlockDescription) =>
  v.strictObject({ blockType: v.literal(slug), ...entriesOf(fields) });

export type SeedIllustration = v.InferOutput<typeof illustration>;

/** A field of a block as the seed has it. */
type SeedValue<Field extends BlockField> = Field extends { kind: "list"; of: infer Of extends BlockFields }
  ? readonly SeedValues<Of>[]
  : Field extends { kind: "choice"; values: readonly (infer Value)[] }
    ? Value
    : {
        line: Localised;
        text: Localised;
        "rich-text": Localised;
        value: string;
        number: number;
        choice: never;
        address: string;
        link: v.InferOutput<typeof link>;
        watch: string;
        watches: readonly string[];
        illustration: SeedIllustration;
        list: never;
        lines: readonly Localised[];
      }[Field["kind"]];

type OptionalOf<Fields extends BlockFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: false } | { isPreset: true } ? Name : never;
}[keyof Fields];

type SeedValues<Fields extends BlockFields> = {
  readonly [Name in Exclude<keyof Fields, OptionalOf<Fields>>]: SeedValue<Fields[Name]>;
} & { readonly [Name in OptionalOf<Fields>]?: SeedValue<Fields[Name]> };

type SeedBlockOf<Description extends BlockDescription> = Description extends BlockDescription
  ? { readonly blockType: Description["slug"] } & SeedValues<Description["fields"]>
  : never;

/** What a page can be built from (src/blocks/). */
export type SeedBlock = SeedBlockOf<(typeof allBlocks)[number]>;

/** A block of a page, as the descriptions of src/blocks say. */
export const blockSchema = v.pipe(
  v.variant("blockType", allBlocks.map(schemaOfBlock)),
  // The type follows from the same descriptions.
  v.transform((block) => block as unknown as SeedBlock),
);
