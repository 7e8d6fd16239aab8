import { isIPv4, isIPv6 } from "node:net";

/** Written on every request by the server itself (mark-client-address); a visitor's value is overwritten. */
export const addressHeader = "x-client-address";

/** The first half of an IPv6 address: a household has all of it and can change the other half at will. */
function network(address: string): string {
  const [head = "", tail = ""] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === "" ? [] : tail.split(":");
  const zeros = address.includes("::")
    ? Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0")
    : [];
  return [...groups, ...zeros, ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/**
 * The client of a request, for rate limits: an IPv4 address, or the network of an IPv6 one.
 * @param trustedProxies how many proxies of the shop's own add to X-Forwarded-For; entries before theirs are written
 * by the visitor and not trusted
 * @returns null when nothing reliable is known: then only limits without an address apply Source: scenario 18.
 */
export function clientAddress(headers: Headers, trustedProxies: number): string | null {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : headers.get(addressHeader);
  const address = (named ?? "").replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? network(address) : null;
}
