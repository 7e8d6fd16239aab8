import type { Locale } from "@/src/domain/locale/locale";
import { pageAddress } from "@/src/i18n/page-address";
import type { Thing } from "./structured-data";

/** The breadcrumb of a page, from the home page on. */
export const breadcrumbThing = (
  steps: readonly { readonly name: string; readonly path: string }[],
  origin: string,
  locale: Locale,
): Thing => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageAddress(origin, locale, path),
  })),
});
