import type { Question } from "@/src/domain/content/question";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";

/** Data that blocks need. */
export interface BlockContext {
  locale: Locale;
  storefront: Storefront;
  /** The FAQ in marketers' order. */
  questions: readonly Question[];
  /** Query of the FAQ search; empty without one. */
  search: string;
}
