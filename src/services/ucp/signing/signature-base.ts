import {
  isInnerList,
  parseDictionary,
  serializeInnerList,
  serializeItem,
  type InnerList,
  type Item,
} from "structured-headers";
import type { HttpMessage } from "./http-message";

/** Parts of a request line. Source: RFC 9421, section 2.2. */
const derived: Readonly<Record<string, (message: HttpMessage) => string>> = {
  "@method": ({ method }) => method,
  "@authority": ({ authority }) => authority,
  "@path": ({ path }) => path,
  "@query": ({ query }) => query || "?",
};

/** A member of a header that is a dictionary. Source: RFC 9421, section 2.1.2. */
function memberOf(header: string, key: string): string | null {
  const member = parseDictionary(header).get(key);
  if (!member) return null;
  return isInnerList(member) ? serializeInnerList(member) : serializeItem(member);
}

/** Value of a covered component; null for one that the message does not have, or that is of an unknown kind. */
function valueOf(message: HttpMessage, [name, parameters]: Item): string | null {
  if (typeof name !== "string") return null;
  const known = Object.hasOwn(derived, name) ? derived[name] : undefined;
  if (known) return parameters.size === 0 ? known(message) : null;
  if (name.startsWith("@")) return null;
  const header = message.headers.get(name);
  if (header === null) return null;
  const key = parameters.get("key");
  if (parameters.size === 0) return header.trim();
  return parameters.size === 1 && typeof key === "string" ? memberOf(header, key) : null;
}

/**
 * The text that a signature signs.
 * @param covered components and parameters, as in Signature-Input
 * @returns null where the message lacks a component, or one is named twice Source: RFC 9421, section 2.5.
 */
export function signatureBase(message: HttpMessage, covered: InnerList): string | null {
  const lines = new Map<string, string>();
  for (const item of covered[0]) {
    const value = valueOf(message, item);
    const identifier = serializeItem(item);
    if (value === null || value.includes("\n") || lines.has(identifier)) return null;
    lines.set(identifier, value);
  }
  return [
    ...[...lines].map(([identifier, value]) => `${identifier}: ${value}`),
    `"@signature-params": ${serializeInnerList(covered)}`,
  ].join("\n");
}
