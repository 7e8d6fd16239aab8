import { longUploadUrl } from "@/src/domain/content/short-upload-url";
import { isFile } from "./answer-kind";

export type Refusal = 400 | 404 | 414;

/** Longer than the longest address of a picture by far; node:http itself ends at 16 384 with all headers. */
const MAX_ADDRESS_LENGTH = 6_000;

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

/** Pictures that Next makes smaller are the shop's own: a path, which no browser or program takes for another host. */
function asksForForeignPicture(address: string): boolean {
  const wanted = new URLSearchParams(address.slice(pathOf(address).length)).get("url") ?? "";
  return decodedPath(wanted) === null || !/^\/(?!\/)[^\\\s]*$/.test(wanted);
}

interface Rule {
  readonly status: Refusal;
  readonly isBroken: (address: string, path: string, staticFiles: ReadonlySet<string>) => boolean;
}

/** In this order; what none of them refuses goes to Next. */
const rules: readonly Rule[] = [
  { status: 414, isBroken: (address) => address.length > MAX_ADDRESS_LENGTH },
  { status: 400, isBroken: (_, path) => !path.startsWith("/") },
  { status: 400, isBroken: (address, path) => path === "/_next/image" && asksForForeignPicture(address) },
  {
    status: 404,
    isBroken: (_, path, staticFiles) =>
      path.startsWith("/_next/") && path !== "/_next/image" && !staticFiles.has(path),
  },
  {
    status: 404,
    isBroken: (address, path) =>
      /\./.test(path) &&
      !/^\/(?:_next|api|admin)\//.test(path) &&
      !isFile(path) &&
      longUploadUrl(address) === null,
  },
];

/**
 * What is refused before Next sees it, which would answer 500 or look for a page in vain.
 * @param address path and query as they came
 * @param staticFiles paths of the build's own files
 */
export function refusalOf(address: string, staticFiles: ReadonlySet<string>): Refusal | null {
  const path = decodedPath(address);
  if (path === null) return address.length > MAX_ADDRESS_LENGTH ? 414 : 400;
  return rules.find(({ isBroken }) => isBroken(address, path, staticFiles))?.status ?? null;
}
