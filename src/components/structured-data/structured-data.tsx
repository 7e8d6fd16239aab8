"use client";

/** A value of schema.org's vocabulary. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/**
 * Structured data of a page, for search engines. "<" is escaped so that no text can end the script. A client
 * component only to reduce weight: the flight data then contain the object without its escaped text.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
