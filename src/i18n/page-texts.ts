import { getMessages } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { pageGroups } from "./messages";
import type { TextTree } from "./text-tree";

/** Texts of one page for components that run in the browser, see browserTexts. */
export async function pageTexts(locale: Locale, file: (typeof pageGroups)[number]): Promise<TextTree> {
  return (await getMessages({ locale }))[file];
}
