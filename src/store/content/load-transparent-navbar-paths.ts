import type { Payload } from "payload";
import * as v from "valibot";
import { pathOf } from "@/src/domain/content/routes";
import { readRows } from "@/src/store/rows";

const row = v.object({ slug: v.string() });

/** Paths of published pages with a transparent navbar over their first block. */
export async function loadTransparentNavbarPaths(payload: Payload): Promise<readonly string[]> {
  const rows = await readRows(payload, "pages", row, {
    where: { navbar: { equals: "over" } },
    sort: "slug",
  });
  return rows.map(({ slug }) => pathOf(slug));
}
