import type { Payload } from "payload";
import * as v from "valibot";
import { readRows } from "@/src/store/rows";

const row = v.object({ slug: v.string() });

/** Slugs of all published pages, without leading slash. */
export async function loadPageSlugs(payload: Payload): Promise<readonly string[]> {
  const rows = await readRows(payload, "pages", row, { sort: "slug" });
  return rows.map(({ slug }) => slug);
}
