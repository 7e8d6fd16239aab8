import { locales } from "@/src/domain/locale/locale";

const languagePrefix = new RegExp(`^/(?:${locales.join("|")})(?=/|$)`);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path of the shop that an address leads to, as a browser resolves it: without its language, query, fragment, dots and
 * a slash at the end. Null for an address elsewhere.
 * @param origin of the shop
 */
export function ownPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const { host, pathname } = new URL(address, origin);
  if (host !== new URL(origin).host) return null;
  const path = decoded(pathname)
    .replaceAll(/\/{2,}/g, "/")
    .replace(languagePrefix, "");
  return path.replace(/\/$/, "") || "/";
}

/**
 * An address with the query of a request; for a name in both, the address's own value is kept.
 * @param query with or without its question mark
 */
export function withQuery(address: string, query: string): string {
  const [, path = "", own = "", fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const names = new Set(new URLSearchParams(own).keys());
  const brought = query
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && [...new URLSearchParams(part).keys()].every((name) => !names.has(name)));
  const parts = [...(own === "" ? [] : [own]), ...brought];
  return parts.length === 0 ? address : `${path}?${parts.join("&")}${fragment}`;
}
