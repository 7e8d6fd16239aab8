import type { Payload } from "payload";
import * as v from "valibot";
import { resolveRedirects, type Redirects } from "@/src/domain/content/redirects";
import { pathOf } from "@/src/domain/content/routes";
import { readRows, referenceRow } from "@/src/store/rows";

const redirectRow = v.object({
  from: v.string(),
  page: referenceRow,
  address: v.nullish(v.string(), null),
});

const pageRow = v.object({ id: v.number(), slug: v.string() });

/** Redirects of old URLs. A row whose page is not published is ignored. */
export async function loadRedirects(payload: Payload): Promise<Redirects> {
  const [rows, pages] = await Promise.all([
    readRows(payload, "redirects", redirectRow),
    readRows(payload, "pages", pageRow),
  ]);
  const paths = new Map(pages.map(({ id, slug }) => [id, pathOf(slug)]));
  const ways = rows.flatMap(({ from, page, address }) => {
    const to = page === null ? address : paths.get(page);
    return to ? [{ from, to }] : [];
  });
  return resolveRedirects(ways, new Set(paths.values()), payload.config.serverURL);
}
