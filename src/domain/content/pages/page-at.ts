import type { PageRow } from "./page-row";
import { pagesTable } from "./pages-table";

const pattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\/\*\*$/g, "(/.*)?").replaceAll("/*", "/[^/]+")}$`);

const patterns = pagesTable.map((row) => ({ matches: pattern(row.path), row }));

/** The row of an address without its language; undefined where the table says nothing of it. */
export const pageAt = (path: string): PageRow | undefined =>
  patterns.find(({ matches }) => matches.test(path))?.row;
