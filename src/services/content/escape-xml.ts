const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Code points outside the production Char, lone surrogates among them. */
const notXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Text for an element or attribute. Characters that XML does not allow, escaped or not, are dropped.
 * Source: XML 1.0, section 2.2, production Char.
 */
export const escapeXml = (text: string): string =>
  text.replace(notXml, "").replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
