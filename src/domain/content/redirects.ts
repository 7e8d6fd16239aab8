import { ownPath, withQuery } from "./own-path";

/** One redirect, created by staff or by a renamed page. Paths are without a language. */
export interface Redirect {
  readonly from: string;
  /** A path of the shop or a whole address (https://…). */
  readonly to: string;
}

/** Final target of each old address, by the old address. */
export type Redirects = Readonly<Record<string, string>>;

const queryOf = (address: string) => /\?[^#]*/.exec(address)?.[0] ?? "";

/** The end of the way from an address; null where it turns in a circle. Addresses are compared as a browser resolves them. */
function endOf(from: string, next: ReadonlyMap<string, string>, origin: string): string | null {
  const passed = new Set([from]);
  let end = next.get(from);
  while (end !== undefined) {
    const path = ownPath(end, origin);
    if (path === null) return end;
    if (passed.has(path)) return null;
    const further = next.get(path);
    if (further === undefined) return end;
    passed.add(path);
    end = withQuery(further, queryOf(end));
  }
  return null;
}

/**
 * Resolves rows to redirects of a single step; circular ones are dropped. An address with a page is never
 * redirected.
 * @param pages paths of the visible pages
 * @param origin of the shop, which a row may name
 */
export function resolveRedirects(
  rows: readonly Redirect[],
  pages: ReadonlySet<string>,
  origin: string,
): Redirects {
  const next = new Map(rows.filter(({ from }) => !pages.has(from)).map(({ from, to }) => [from, to]));
  const ways = [...next.keys()].flatMap((from) => {
    const end = endOf(from, next, origin);
    return end === null ? [] : [[from, end] as const];
  });
  return Object.fromEntries(ways);
}
