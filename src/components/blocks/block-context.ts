import type { Question } from "@/src/domain/content/question";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";

/** What blocks are shown with. */
export interface BlockContext {
  locale: Locale;
  storefront: Storefront;
  /** The FAQ in marketers' order. */
  questions: readonly Question[];
  /** What was looked for on the FAQ; empty where nothing was. */
  search: string;
}
