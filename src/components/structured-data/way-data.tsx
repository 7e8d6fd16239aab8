import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { breadcrumbThing } from "./breadcrumb-thing";
import { StructuredData } from "./structured-data";

interface Props {
  /** From below the home page down to this one. */
  steps: readonly { readonly name: string; readonly path: string }[];
  /** Of the shop, without a trailing slash. */
  origin: string;
  locale: Locale;
}

/** The breadcrumb of a page defined in code, for search engines. */
export async function WayData({ steps, origin, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "common.nav" });
  const all = [{ name: t("brandHome"), path: "/" }, ...steps];
  return <StructuredData thing={breadcrumbThing(all, origin, locale)} />;
}
