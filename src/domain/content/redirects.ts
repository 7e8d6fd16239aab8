/** One address that leads on, as staff or a renamed page has left it. Paths are without a language. */
export interface Redirect {
  readonly from: string;
  /** A path of the shop or a whole address (https://…). */
  readonly to: string;
}

/** Where each old address leads in one step, by the old address. */
export type Redirects = Readonly<Record<string, string>>;

/** The end of the way from an address; null where it turns in a circle. */
function endOf(from: string, next: ReadonlyMap<string, string>): string | null {
  const passed = new Set([from]);
  let end = next.get(from);
  while (end !== undefined) {
    if (passed.has(end)) return null;
    passed.add(end);
    const further = next.get(end);
    if (further === undefined) return end;
    end = further;
  }
  return null;
}

/**
 * What rows make of old addresses: every way is one step long, and one that turns in a circle leads nowhere. An address
 * where a page stands is that page's, whatever a row says of it.
 * @param pages paths of the pages that can be seen
 */
export function resolveRedirects(rows: readonly Redirect[], pages: ReadonlySet<string>): Redirects {
  const next = new Map(rows.filter(({ from }) => !pages.has(from)).map(({ from, to }) => [from, to]));
  const ways = [...next.keys()].flatMap((from) => {
    const end = endOf(from, next);
    return end === null ? [] : [[from, end] as const];
  });
  return Object.fromEntries(ways);
}
