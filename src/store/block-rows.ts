import * as v from "valibot";
import type { Illustration } from "../domain/content/page";
import type { NavigationLink } from "../domain/content/navigation";
import type { Picture } from "../domain/content/picture";
import { stageTones, watchLines } from "../domain/watch/ready-made";
import { localisedRow, referenceRow } from "./rows";

const title = localisedRow;
const text = localisedRow;

const linkRow = v.nullish(v.object({ label: localisedRow, href: v.nullish(v.string()) }));

const illustrationRow = v.object({
  picture: referenceRow,
  watch: referenceRow,
  view: v.picklist(["front", "back"]),
  stage: v.picklist(stageTones),
});

const figureRow = v.object({ value: v.string(), unit: localisedRow, label: localisedRow });

const lineRow = v.object({
  line: v.picklist(watchLines),
  title,
  text,
  href: v.string(),
  watch: v.number(),
});

/** A block as the database holds it. */
export const blockRow = v.variant("blockType", [
  v.object({ blockType: v.literal("hero"), title, text, link: linkRow, illustration: illustrationRow }),
  v.object({ blockType: v.literal("text"), title, text }),
  v.object({
    blockType: v.literal("picture-text"),
    title,
    text,
    link: linkRow,
    illustration: illustrationRow,
  }),
  v.object({
    blockType: v.literal("figures"),
    title,
    text,
    figures: v.array(figureRow),
    illustration: illustrationRow,
  }),
  v.object({ blockType: v.literal("lines"), title, text, lines: v.array(lineRow) }),
  v.object({ blockType: v.literal("rail"), title, watches: v.array(v.number()), link: linkRow }),
  v.object({ blockType: v.literal("gift-cards"), title, text, link: linkRow }),
]);

export type BlockRow = v.InferOutput<typeof blockRow>;

/** What blocks refer to by id. */
export interface References {
  readonly pictures: ReadonlyMap<number, Picture>;
  /** codes */
  readonly watches: ReadonlyMap<number, string>;
}

/** A link without a destination or words is no link. */
export const toLink = (row: v.InferOutput<typeof linkRow>): NavigationLink | null =>
  row?.href && row.label.fr ? { label: row.label, href: row.href } : null;

export function toIllustration(
  row: v.InferOutput<typeof illustrationRow>,
  { pictures, watches }: References,
): Illustration {
  return {
    picture: row.picture === null ? null : (pictures.get(row.picture) ?? null),
    watch: row.watch === null ? null : (watches.get(row.watch) ?? null),
    view: row.view,
    stage: row.stage,
  };
}
