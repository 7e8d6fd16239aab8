import * as v from "valibot";
import { allBlocks, type Block } from "@/src/blocks/all-blocks";
import type { BlockField, BlockFields } from "@/src/blocks/block-field";
import type { Picture } from "@/src/domain/content/picture";
import { richTextFromMarkup } from "@/src/seed/rich-text-from-markup";
import { richTextRow } from "@/src/store/content/rich-text-rows";

type Row = Readonly<Record<string, unknown>>;
type Blocks = Readonly<Record<Block["type"], Row>>;
type Fill = (field: BlockField, name: string) => unknown;

const filled = (fields: BlockFields, fill: Fill): Row =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fill(field, name)]));

const blocksOf = (fill: Fill) =>
  Object.fromEntries(allBlocks.map(({ slug, fields }) => [slug, filled(fields, fill)])) as Blocks;

/** As many rows as a list has to have. */
const rowsFor = ({ minRows = 1 }: { readonly minRows?: number }) =>
  Array.from({ length: minRows }, (_, row) => row);

const markup = (word: string) => richTextFromMarkup(`## ${word}\n\nOne **two** [three](/faq).`);
const shown = { view: "front", stage: "sable" };
const href = "/montres";

/** Ids a block refers to. */
export interface BlockSubjects {
  readonly watch: number;
  readonly picture: number | null;
}

/** One block of every kind as an editor saves it, in one language: its texts begin with the word. */
export function everyBlock({ watch, picture }: BlockSubjects, word: string): Blocks {
  const fill: Fill = (field, name) => {
    switch (field.kind) {
      case "line":
      case "text":
        return `${word} ${name}`;
      case "rich-text":
        return markup(word);
      case "value":
        return "11,8";
      case "number":
        return field.max;
      case "choice":
        return field.values.at(-1);
      case "address":
        return href;
      case "link":
        return { label: `${word} ${name}`, href };
      case "watch":
        return watch;
      case "watches":
        return [watch];
      case "illustration":
        return { picture, watch, ...shown };
      case "list":
        return rowsFor(field).map((row) => filled(field.of, (part, inner) => fill(part, `${inner} ${row}`)));
      case "lines":
        return rowsFor(field).map((row) => ({ [field.field]: `${word} ${name} ${row}` }));
    }
  };
  return blocksOf(fill);
}

/** The same blocks as pages read them, after they were saved in French and English. */
export function everyBlockAsRead(subjects: { readonly watch: string; readonly picture: Picture }): Blocks {
  const { watch, picture } = subjects;
  const inBoth = (text: string) => ({ fr: `fr ${text}`, en: `en ${text}` });
  const fill: Fill = (field, name) => {
    switch (field.kind) {
      case "line":
      case "text":
        return inBoth(name);
      case "rich-text":
        return v.parse(richTextRow, { fr: markup("fr"), en: markup("en") });
      case "value":
        return "11,8";
      case "number":
        return field.max;
      case "choice":
        return field.values.at(-1);
      case "address":
        return href;
      case "link":
        return { label: inBoth(name), href };
      case "watch":
        return watch;
      case "watches":
        return [watch];
      case "illustration":
        return { picture, watch, ...shown };
      case "list":
        return rowsFor(field).map((row) => filled(field.of, (part, inner) => fill(part, `${inner} ${row}`)));
      case "lines":
        return rowsFor(field).map((row) => inBoth(`${name} ${row}`));
    }
  };
  return blocksOf(fill);
}
