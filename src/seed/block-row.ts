import { allBlocks } from "@/src/blocks/all-blocks";
import type { BlockDescription, BlockField, BlockFields } from "@/src/blocks/block-field";
import type { Localised } from "@/src/domain/locale/locale";
import type { SeedBlock, SeedIllustration } from "./content/block-schema";
import { richTextFromMarkup } from "./rich-text-from-markup";
import { idOf, type OptionIds } from "./seed-options";
import { withRowIds, type SeedRow } from "./upsert";

/** What a seeded block refers to. */
export interface BlockReferences {
  readonly watchIds: OptionIds;
  /** Ids of the drawn scenes that are there; a page whose scene is not drawn yet shows a watch. */
  readonly sceneIds: ReadonlyMap<string, number>;
}

/**
 * A picture of the seed: a scene that has been drawn, else the watch.
 * @throws Error when the scene is missing and no watch stands in: the page would have a hole
 */
export function toIllustration(
  { scene, watch, view, stage }: SeedIllustration,
  { watchIds, sceneIds }: BlockReferences,
): SeedRow {
  const picture = scene === undefined ? null : (sceneIds.get(scene) ?? null);
  if (scene !== undefined && picture === null && watch === undefined) {
    throw new Error(
      `A page shows the scene "${scene}", but media/scenes/${scene}.webp is missing and no watch stands in for it. ` +
        `Draw it: node media/artwork/draw-scenes.mjs --only '^${scene}$'`,
    );
  }
  return {
    view: view ?? "front",
    stage: stage ?? "givre",
    picture,
    watch: watch === undefined ? null : idOf(watchIds, watch),
  };
}

/** A text in the seed's markup, language by language. */
export const toRichText = (body: Localised): SeedRow =>
  Object.fromEntries(Object.entries(body).map(([locale, text]) => [locale, richTextFromMarkup(text)]));

type Row = Readonly<Record<string, unknown>>;

type Writers = {
  readonly [Kind in BlockField["kind"]]?: (
    field: Extract<BlockField, { kind: Kind }>,
    value: never,
    id: string,
    references: BlockReferences,
  ) => unknown;
};

/** Kinds of fields that the seed writes otherwise than the database has them. */
const writers: Writers = {
  "rich-text": (_, text: Localised) => toRichText(text),
  choice: ({ fallback, isPreset }, value: string | undefined) => value ?? (isPreset ? fallback : undefined),
  watch: (_, code: string, __, { watchIds }) => idOf(watchIds, code),
  watches: (_, codes: readonly string[], __, { watchIds }) => codes.map((code) => idOf(watchIds, code)),
  illustration: (_, shown: SeedIllustration | undefined, __, references) =>
    toIllustration(shown ?? {}, references),
  list: ({ of }, rows: readonly Row[] | undefined, id, references) =>
    withRowIds(
      (rows ?? []).map((row, index) => rowOf(of, row, `${id}-${index}`, references)),
      id,
    ),
  lines: ({ field }, texts: readonly Localised[], id) =>
    withRowIds(
      texts.map((text) => ({ [field]: text })),
      id,
    ),
};

function valueOf<Kind extends BlockField["kind"]>(
  field: Extract<BlockField, { kind: Kind }>,
  value: unknown,
  id: string,
  references: BlockReferences,
): unknown {
  const write: Writers[Kind] = writers[field.kind];
  return write ? write(field, value as never, id, references) : value;
}

/** Lists get the field's name into the ids of their rows, which differ within a block. */
const rowOf = (fields: BlockFields, values: Row, id: string, references: BlockReferences): SeedRow =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, values[name], `${id}-${name}`, references);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/**
 * A seeded block as the database holds it.
 * @throws Error when it is of no kind, has a field that its kind does not have, or names a watch the seed does not have
 */
export function blockRow(block: SeedBlock, id: string, references: BlockReferences): SeedRow {
  const { blockType, ...values } = block;
  const description = allBlocks.find(({ slug }) => slug === blockType);
  if (!description) throw new Error(`There is no block "${blockType}".`);
  const { fields }: BlockDescription = description;
  const unknown = Object.keys(values).find((name) => !(name in fields));
  if (unknown !== undefined) throw new Error(`The block "${blockType}" has no field "${unknown}".`);
  return { blockType, id, ...rowOf(fields, values, id, references) };
}
