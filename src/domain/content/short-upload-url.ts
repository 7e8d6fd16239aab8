import { smallerPicture } from "./smaller-picture";

/** Folder of uploaded pictures. */
const folder = "/api/media/file/";
/** A file's name as it is written in an address. */
const file = /^[^/?#]+\.[a-z0-9]+$/i;
const short = /^\/img\/([^/?#]+\.[a-z0-9]+)\/(\d{1,4})$/i;

/**
 * Short address of a resized upload, `/img/hero-home.webp/640`. Pages repeat it once for each width: see
 * decision 0052.
 * @param width px, one of the widths in next.config.ts; a star matches any, see SizedPicture
 */
export function shortUploadUrl(url: string, width: number | "*"): string {
  const name = url.startsWith(folder) ? url.slice(folder.length) : "";
  return file.test(name) ? `/img/${name}/${width}` : smallerPicture(url, width);
}

/** The long form of a short address; null where it is none. The optimiser checks that the file and the width exist. */
export function longUploadUrl(address: string): string | null {
  const [, name, width] = short.exec(address) ?? [];
  return name && width ? smallerPicture(folder + name, Number(width)) : null;
}
