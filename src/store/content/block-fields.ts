import * as v from "valibot";
import type { Illustration } from "@/src/domain/content/illustration";
import type { NavigationLink } from "@/src/domain/content/navigation";
import type { Picture } from "@/src/domain/content/picture";
import { stageTones } from "@/src/domain/watch/ready-made";
import { localisedRow, referenceRow } from "@/src/store/rows";

export const linkRow = v.nullish(v.object({ label: localisedRow, href: v.nullish(v.string()) }));

export const illustrationRow = v.object({
  picture: referenceRow,
  watch: referenceRow,
  view: v.nullish(v.picklist(["front", "back"]), "front"),
  stage: v.nullish(v.picklist(stageTones), "givre"),
});

/** Documents that blocks refer to, by id. */
export interface References {
  readonly pictures: ReadonlyMap<number, Picture>;
  /** codes */
  readonly watches: ReadonlyMap<number, string>;
}

/** A link without a destination or text is null. */
export const toLink = (row: v.InferOutput<typeof linkRow>): NavigationLink | null =>
  row?.href && row.label.fr ? { label: row.label, href: row.href } : null;

/** A deleted picture or watch is null. */
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
