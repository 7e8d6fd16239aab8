import { firstSegmentOf, isEmptyAddress } from "@/src/domain/content/pages/first-segments";
import { longUploadUrl } from "@/src/domain/content/short-upload-url";

export type Refusal = 400 | 404 | 405 | 414;

/** Far longer than the longest address of a picture; node:http itself ends at 16 384 with all headers. */
const MAX_ADDRESS_LENGTH = 6_000;
/** Next stores a page in files named by its segments; a file's name holds 255 bytes, its extension included. */
const MAX_SEGMENT_BYTES = 200;

const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";

/** The path as text; null where its escapes are malformed, or hide characters that no path of the shop has. */
function decodedPath(address: string): string | null {
  try {
    const path = decodeURIComponent(pathOf(address));
    return /[\p{Cc}\\]/u.test(path) ? null : path;
  } catch {
    return null;
  }
}

/** Pictures that Next resizes are the shop's own: a path that no client takes for another host. */
function asksForForeignPicture(address: string): boolean {
  const wanted = new URLSearchParams(address.slice(pathOf(address).length)).get("url") ?? "";
  return decodedPath(wanted) === null || !/^\/(?!\/)[^\\\s]*$/.test(wanted);
}

/** The only ones that the shop has; scanners ask for many others. */
const wellKnown = new Set(["/.well-known/ucp"]);

/** Pages and pictures have no dot in their address, except for uploaded pictures. */
function isPageOrPicture(path: string): boolean {
  const kind = firstSegmentOf(path)?.kind;
  return kind === undefined || kind === "picture";
}

const hasLongSegment = (address: string) =>
  pathOf(address)
    .split("/")
    .some((segment) => segment.length > MAX_SEGMENT_BYTES);

interface Rule {
  readonly status: Refusal;
  readonly matches: (address: string, path: string, staticFiles: ReadonlySet<string>) => boolean;
}

/** In this order; addresses that none of them refuses are passed to Next. */
const rules: readonly Rule[] = [
  { status: 414, matches: (address) => address.length > MAX_ADDRESS_LENGTH },
  { status: 400, matches: (_, path) => !path.startsWith("/") },
  { status: 400, matches: (address, path) => path === "/_next/image" && asksForForeignPicture(address) },
  {
    status: 404,
    matches: (_, path, staticFiles) =>
      path.startsWith("/_next/") && path !== "/_next/image" && !staticFiles.has(path),
  },
  { status: 404, matches: (address, path) => firstSegmentOf(path)?.kind !== firstSegmentOf(address)?.kind },
  { status: 404, matches: (_, path) => path.startsWith("/.well-known/") && !wellKnown.has(path) },
  { status: 404, matches: (address, path) => isEmptyAddress(address) || isEmptyAddress(path) },
  { status: 404, matches: (address) => isPageOrPicture(address) && hasLongSegment(address) },
  {
    status: 404,
    matches: (address, path) =>
      path.includes(".") && isPageOrPicture(path) && longUploadUrl(address) === null,
  },
];

const readMethods = ["GET", "HEAD"];
const apiMethods = [...readMethods, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** Allowed methods of an address. */
export function methodsOf(address: string): readonly string[] {
  const kind = firstSegmentOf(address)?.kind;
  return kind === "api" || kind === "admin" ? apiMethods : readMethods;
}

/**
 * Requests refused before Next, which would answer 500 or look for a page in vain.
 * @param address path and query as received
 * @param staticFiles paths of the build's own files
 */
export function refusalOf(address: string, staticFiles: ReadonlySet<string>): Refusal | null {
  const path = decodedPath(address);
  if (path === null) return address.length > MAX_ADDRESS_LENGTH ? 414 : 400;
  return rules.find(({ matches }) => matches(address, path, staticFiles))?.status ?? null;
}
