import { pagePattern } from "./page-pattern";
import type { PageRow } from "./page-row";
import { pagesTable } from "./pages-table";

const patterns = pagesTable.map((row) => ({ pattern: pagePattern(row.path), row }));

/** The row of an address without its language; undefined for an unlisted one. */
export const pageAt = (path: string): PageRow | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.row;
