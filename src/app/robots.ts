import type { MetadataRoute } from "next";
import { pagesTable } from "@/src/domain/content/pages/pages-table";
import { locales } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { localeHref } from "@/src/i18n/locale-href";

/** Rendered per request: the shop's address is only known at run time. */
export const dynamic = "force-dynamic";

/** Pages of one shopper, and individual queries. */
const closed = pagesTable.flatMap((page) => page.closed ?? []);

/** Pictures are below /api and belong to the pages; the rest of it does not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: [
        "/",
        "/api/configurator/image",
        "/api/configurator/bespoke",
        "/api/configurator/thumbnail",
        "/api/media/",
        "/api/ucp/schemas/",
      ],
      disallow: [
        "/api/",
        "/admin",
        ...locales.flatMap((locale) => closed.map((path) => localeHref(locale, path))),
      ],
    },
    sitemap: locales.map((locale) => new URL(`/sitemap/${locale}.xml`, env().SHOP_URL).href),
  };
}
