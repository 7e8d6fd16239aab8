/** Source: RFC 5321, 4.5.3.1.3. */
export const emailMaxLength = 254;

/**
 * What browsers take in a field of type email, but with a dot in the domain: an address without one is a forgotten
 * ending. Source: HTML standard, "valid email address".
 */
const validAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const isAscii = (text: string): boolean => !/[^\0-\x7F]/.test(text);

/** "bücher.example" in ASCII: "xn--bcher-kva.example"; "" for an invalid domain. */
function asciiDomain(domain: string): string {
  if (isAscii(domain)) return domain;
  // The URL parser does the conversion; characters that end a host must not reach it.
  const url = `http://${domain}`;
  return /[\s/\\?#:]/.test(domain) || !URL.canParse(url) ? "" : new URL(url).hostname;
}

/**
 * An email address as the shop stores and compares it, in lower case with its domain in ASCII, so that one address is
 * one person; null for what is no address. The only rule of the shop for addresses. Source: specification §5.
 */
export function normaliseEmail(text: string): string | null {
  const [, local, domain] = /^([^@]+)@([^@]+)$/.exec(text.trim()) ?? [];
  if (local === undefined || domain === undefined) return null;
  const address = `${local}@${asciiDomain(domain)}`;
  return address.length <= emailMaxLength && validAddress.test(address) ? address.toLowerCase() : null;
}

/** A payment provider's address in the shop's stored form; an invalid one stays unchanged. */
export const emailOfProvider = (given: string | null | undefined): string | null =>
  normaliseEmail(given ?? "") ?? given ?? null;
