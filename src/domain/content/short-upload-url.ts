import { smallerPicture } from "./smaller-picture";

/** Where uploaded pictures are. */
const folder = "/api/media/file/";
/** A file's name as it stands in an address. */
const file = /^[^/?#]+\.[a-z0-9]+$/i;
const short = /^\/img\/([^/?#]+\.[a-z0-9]+)\/(\d{1,4})$/i;

/**
 * Short address of an uploaded picture made smaller, `/img/hero-home.webp/640`, for pages, where it stands once for
 * each width: see docs/decisions/0052.
 * @param width px, one of the widths in next.config.ts; a star stands for any, see SizedPicture
 */
export function shortUploadUrl(url: string, width: number | "*"): string {
  const name = url.startsWith(folder) ? url.slice(folder.length) : "";
  return file.test(name) ? `/img/${name}/${width}` : smallerPicture(url, width);
}

/** What a short address stands for; null where it is none. What file and what width there is, the optimiser knows. */
export function longUploadUrl(address: string): string | null {
  const [, name, width] = short.exec(address) ?? [];
  return name && width ? smallerPicture(folder + name, Number(width)) : null;
}
