import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import type { Product } from "@/src/domain/product/product";
import type { ReviewSummary } from "@/src/domain/review/review";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { WatchWords } from "@/src/domain/watch/describe-watch";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { RuleId } from "@/src/domain/watch/rules";
import type { SelectionField } from "@/src/domain/watch/selection";

/** Texts of the catalogue for agents, in one language. */
export interface CatalogWords {
  readonly articles: WatchWords & { readonly bespoke: string };
  readonly configurator: {
    readonly fields: Readonly<Record<SelectionField, string>>;
    readonly repairs: Readonly<Record<RuleId | "sold-out" | "changed" | "removed" | "added", string>>;
  };
  readonly "agent-catalog": Readonly<
    Record<
      | "giftCard"
      | "surpriseWatch"
      | "amount"
      | "notFound"
      | "unknownOption"
      | "notDelivered"
      | "priceFilterIgnored"
      | "outsideFilters"
      | "closed",
      string
    >
  >;
  readonly law: {
    readonly notice: { readonly lead: string; readonly text: string };
    readonly safety: Readonly<Record<"title" | "manufacturer" | "responsible" | "warnings", string>>;
  };
}

/** What the catalogue for agents is made from, for one language and currency. */
export interface CatalogView {
  readonly products: readonly Product[];
  readonly watches: readonly ReadyMadeWatch[];
  readonly catalogue: Catalogue;
  readonly settings: ShopSettings;
  readonly words: CatalogWords;
  /** By code of the watch. */
  readonly ratings: ReadonlyMap<string, ReviewSummary>;
  readonly locale: Locale;
  readonly currency: Currency;
  /** Absolute address of a page in the language. @param path without a language */
  readonly page: (path: string) => string;
  /** Absolute address of a picture. @param path rooted */
  readonly picture: (path: string) => string;
}
