import type { Block } from "@/src/blocks/all-blocks";
import { locales, type Locale, type Localised } from "@/src/domain/locale/locale";

/** A page marketers compose from blocks. */
export interface Page {
  /** The address without its leading slash; home is "home". */
  readonly slug: string;
  readonly title: Localised;
  readonly description: Localised;
  /** "over" is transparent on the opening until that has left. */
  readonly navbar: "solid" | "over";
  readonly blocks: readonly Block[];
}

/**
 * Languages a page exists in: those with a title and a description. In the others it is shown in French and not
 * indexed. Source: specification 10.3.
 */
export const languagesOf = ({ title, description }: Pick<Page, "title" | "description">): readonly Locale[] =>
  locales.filter((locale) => title[locale] && description[locale]);
