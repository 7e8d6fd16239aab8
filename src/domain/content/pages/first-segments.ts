/** What an address that is no page of the shop serves. */
export interface FirstSegment {
  /** "next": files of the build and the image optimiser. "file": files that are the same for every visitor. */
  readonly kind: "next" | "api" | "admin" | "picture" | "file";
  /** Minimum and maximum number of segments that follow. */
  readonly following: readonly [least: number, most: number];
}

/**
 * First segments of addresses that no page of the shop can have. Whole segments count: `/apiculture` is a page.
 * Used by the front server, the proxy, and the forms in which staff enters an address (pages-table.ts).
 */
export const firstSegments: Readonly<Record<string, FirstSegment>> = {
  _next: { kind: "next", following: [1, Infinity] },
  api: { kind: "api", following: [1, Infinity] },
  admin: { kind: "admin", following: [0, Infinity] },
  img: { kind: "picture", following: [2, 2] },
  feeds: { kind: "file", following: [1, 1] },
  sitemap: { kind: "file", following: [1, 1] },
  "sitemap.xml": { kind: "file", following: [0, 0] },
  "robots.txt": { kind: "file", following: [0, 0] },
  "icon.svg": { kind: "file", following: [0, 0] },
  icons: { kind: "file", following: [1, 1] },
  "manifest.webmanifest": { kind: "file", following: [0, 0] },
  "agents.md": { kind: "file", following: [0, 0] },
  "llms.txt": { kind: "file", following: [0, 0] },
  ".well-known": { kind: "file", following: [1, 1] },
  "favicon.ico": { kind: "file", following: [0, 0] },
};

/** Segments of an address, without query and fragment; none for "/". */
const segmentsOf = (address: string): readonly string[] =>
  (address.split(/[?#]/, 1)[0] ?? "").split("/").slice(1);

/** Kind of an address by its first segment; null where pages can be. @param address path, with or without a query */
export function firstSegmentOf(address: string): FirstSegment | null {
  const [first = ""] = segmentsOf(address);
  return Object.hasOwn(firstSegments, first) ? (firstSegments[first] ?? null) : null;
}

/** Whether an address begins with a segment of the table but can serve nothing: `/img/x`, `/robots.txt/x`. */
export function isEmptyAddress(address: string): boolean {
  const row = firstSegmentOf(address);
  if (!row) return false;
  const following = segmentsOf(address).length - 1;
  return following < row.following[0] || following > row.following[1];
}
