import nextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { startCodeLate } from "./start-code-late.mjs";

/** Next loads this file both bundled and as it is, which import a CommonJS class differently and only one TypeScript. */
const NextCache = nextCache.default ?? nextCache;

/** Next's own cache of pages, which keeps them as startCodeLate leaves them. */
export default class PageCache extends NextCache {
  async set(key, data, context) {
    const isPage = data?.kind === "APP_PAGE" && typeof data.html === "string";
    return super.set(key, isPage ? { ...data, html: startCodeLate(data.html) } : data, context);
  }
}
