"use client";

/** A value of schema.org's vocabulary. */
export type Thing = { readonly "@type": string } & Readonly<Record<string, unknown>>;

/**
 * What a page is about, for search engines. "<" is written so that no text can end the script. It belongs to the
 * browser's code for the sake of weight alone: a page's record then holds the thing without a text's marks of escape.
 */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
