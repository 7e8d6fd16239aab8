import type { Payload } from "payload";
import * as v from "valibot";
import type { Manual, ManualFigure } from "@/src/domain/content/manual";
import { manualDrawings } from "@/src/domain/content/manual-drawing";
import { crops, type Crop } from "@/src/domain/watch/picture-view";
import { illustrationRow, toIllustration, type References } from "./block-fields";
import { fillNames } from "./fill-names";
import { readPageDeps } from "./load-pages";
import { richTextRow } from "./rich-text-rows";
import { localisedRow } from "@/src/store/rows";

const isCrop = (name: unknown): name is Crop => typeof name === "string" && name in crops;

const figureRow = v.object({
  drawing: v.nullish(v.picklist(manualDrawings), null),
  illustration: illustrationRow,
  crop: v.nullish(v.custom<Crop>(isCrop), "full"),
  caption: localisedRow,
});

const manualRow = v.object({
  number: v.number(),
  title: localisedRow,
  summary: localisedRow,
  cover: illustrationRow,
  sections: v.nullish(v.array(v.object({ title: localisedRow, body: richTextRow, figure: figureRow })), []),
});

function toFigure(row: v.InferOutput<typeof figureRow>, references: References): ManualFigure | null {
  const illustration = toIllustration(row.illustration, references);
  const isEmpty = row.drawing === null && illustration.picture === null && illustration.watch === null;
  return isEmpty ? null : { ...row, illustration };
}

/** Every manual, by number. */
export async function loadManuals(payload: Payload): Promise<readonly Manual[]> {
  const [{ docs }, { references, names }] = await Promise.all([
    payload.db.find<Record<string, unknown>>({
      collection: "manuals",
      sort: "number",
      pagination: false,
      limit: 0,
    }),
    readPageDeps(payload),
  ]);
  return docs.map((doc) => {
    const row = v.parse(manualRow, fillNames(doc, names));
    return {
      ...row,
      cover: toIllustration(row.cover, references),
      sections: row.sections.map((section) => ({ ...section, figure: toFigure(section.figure, references) })),
    };
  });
}
