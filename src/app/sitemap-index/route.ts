import { locales } from "@/src/domain/locale/locale";
import { env } from "@/src/env";

/** The shop's address is only known at run time. */
export const dynamic = "force-dynamic";

/** /sitemap.xml: an index of the sitemaps, one a language, for crawlers that look there before reading robots.txt. */
export function GET(): Response {
  const entries = locales.map(
    (locale) => `<sitemap><loc>${new URL(`/sitemap/${locale}.xml`, env().SHOP_URL).href}</loc></sitemap>`,
  );
  const index = `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>
`;
  return new Response(index, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=900" },
  });
}
