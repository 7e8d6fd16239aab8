import { inEachLanguage, type Locale } from "@/src/domain/locale/locale";
import type { OptionSceneName } from "@/src/seed/content/scene-names";

/** A text the seed has in every language. */
export type FullText = Readonly<Record<Locale, string>>;

/** A row of an option catalogue as the shop is delivered with it; marketers change it in the CMS afterwards. */
export interface SeedOption {
  readonly key: string;
  /** hundredths of a euro; 0 when left out */
  readonly price?: number;
  readonly label: FullText;
  readonly note?: FullText;
  readonly isNew?: boolean;
  readonly hasWarning?: boolean;
  /** false: only ready-made watches have it, the configurator does not offer it */
  readonly enabled?: boolean;
  readonly lumColor?: string;
  /** Days the part adds to the promised date, negative when it shortens it. */
  readonly leadDays?: number;
  /** A drawn scene that shows it, where no layer of the watch does. */
  readonly scene?: OptionSceneName;
  /** Name of the artwork in media/layers, without the ending. */
  readonly layer?: string;
}

type Word = FullText | string;

/** Joins words language by language; a plain string is the same in all. */
export function joinTexts(separators: FullText, ...words: readonly Word[]): FullText {
  const joined = (locale: Locale) =>
    words.map((word) => (typeof word === "string" ? word : word[locale])).join(separators[locale]);
  return inEachLanguage(joined);
}

export const commas = { fr: ", ", en: ", ", es: ", ", jp: "、" };
