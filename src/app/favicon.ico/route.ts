import { iconBytes } from "./icon-bytes";

export const dynamic = "force-static";

/**
 * For programs that request an icon at its old address, without reading the page: feed readers, mail programs,
 * bookmarks.
 */
export const GET = () =>
  new Response(new Uint8Array(iconBytes), {
    headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=86400" },
  });
