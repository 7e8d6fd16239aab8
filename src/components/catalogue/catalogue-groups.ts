import { listComma, localise, type Locale } from "@/src/domain/locale/locale";
import { withOwn, type Priced } from "@/src/domain/money/own-price";
import { wordMatcher } from "@/src/domain/search/word-matcher";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { listedFields, type SelectionField } from "@/src/domain/watch/selection";
import { shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";

/** An option on the catalogue page. */
export interface CatalogueEntry extends Priced {
  readonly id: string;
  /** Key in the address of a configuration. */
  readonly key: string;
  readonly label: string;
  readonly note: string | null;
  readonly isNew: boolean;
  readonly hasWarning: boolean;
  readonly picture: string | null;
  /** Query that opens the configurator with this option. */
  readonly query: string;
}

export interface CatalogueGroup {
  readonly field: SelectionField;
  readonly entries: readonly CatalogueEntry[];
}

type Listed = Option & { readonly family?: string; readonly caseType?: string };

/** A key alone identifies a strap only within its family, and a finish only within its case. */
const parentOf = (field: SelectionField, option: Listed): readonly (readonly [string, string])[] => {
  if (field === "strapColor" && option.family) return [["strapStyle", option.family]];
  if (field === "caseColor" && option.caseType) return [["caseType", option.caseType]];
  return [];
};

function entryOf(
  field: SelectionField,
  option: Listed,
  catalogue: Catalogue,
  locale: Locale,
): CatalogueEntry {
  const parent = parentOf(field, option);
  const family = catalogue.strapStyle.find(({ key }) => field === "strapColor" && key === option.family);
  const caseType = catalogue.caseType.find(({ key }) => field === "caseColor" && key === option.caseType);
  // A finish is named with its case, a strap with its family: otherwise the same name would be listed three times.
  const names = [family?.label ?? caseType?.label, option.label].flatMap((text) =>
    text ? [localise(text, locale)] : [],
  );
  return {
    id: [...parent.map(([, key]) => key), option.key].join("-"),
    key: option.key,
    label: names.join(listComma(locale)),
    note: option.note ? localise(option.note, locale) : null,
    // A strap has the price of its family.
    price: (family ?? option).price,
    ...withOwn((family ?? option).own),
    isNew: option.isNew,
    hasWarning: option.hasWarning,
    picture:
      option.thumbnail ??
      shortThumbnailUrl(field, option, { width: 320, stage: "craie", version: catalogue.version }),
    query: new URLSearchParams(
      [...parent, [field, option.key]].map(([name = "", key = ""]) => [name, key]),
    ).toString(),
  };
}

/**
 * Every option on sale, group by group; with a query, those whose name, key or group contains all its words.
 * @param titles names of the groups in the language
 */
export function catalogueGroups(
  catalogue: Catalogue,
  locale: Locale,
  titles: Readonly<Record<SelectionField, string>>,
  search = "",
): readonly CatalogueGroup[] {
  const matches = wordMatcher(search, locale);
  return listedFields.flatMap((field): CatalogueGroup[] => {
    const options: readonly Listed[] = catalogue[field];
    const entries = options
      .filter(({ enabled }) => enabled)
      .map((option) => entryOf(field, option, catalogue, locale))
      .filter(({ label, id }) => matches(`${titles[field]} ${label} ${id}`));
    return entries.length === 0 ? [] : [{ field, entries }];
  });
}
