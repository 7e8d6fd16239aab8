import { allBlocks } from "@/src/blocks/all-blocks";
import type { BlockField, BlockFields } from "@/src/blocks/block-field";

type Row = readonly [part: string, fields: { readonly AM: string; readonly AMT: string }];

/** Whether translators change a field, or a part of it: what each language has for itself. */
const isTranslated: Readonly<Record<BlockField["kind"], boolean>> = {
  line: true,
  text: true,
  "rich-text": true,
  value: false,
  number: false,
  choice: false,
  address: false,
  link: true,
  watch: false,
  watches: false,
  illustration: true,
  list: true,
  lines: true,
};

function rowsOf(part: string, fields: BlockFields, others: string): readonly Row[] {
  const named = (translated: boolean) =>
    Object.keys(fields).filter((name) => isTranslated[fields[name]!.kind] === translated);
  const inner = Object.entries(fields).flatMap(([name, field]): readonly Row[] => {
    const inside = `${part}.${name}`;
    if (field.kind === "list") return rowsOf(inside, field.of, "id");
    if (field.kind === "lines") return [[inside, { AM: "id", AMT: field.field }]];
    if (field.kind === "link") return [[inside, { AM: "href", AMT: "label" }]];
    if (field.kind === "illustration") return [[inside, { AM: "picture stage view watch", AMT: "" }]];
    return [];
  });
  return [[part, { AM: [others, ...named(false)].join(" "), AMT: named(true).join(" ") }], ...inner];
}

/** Roles that may change a field of a block: translators what is written in languages, nothing else. */
export const blockRows = allBlocks.flatMap(({ slug, fields }) =>
  rowsOf(`pages.blocks.${slug}`, fields, "blockName id"),
);
