import { defaultLocale } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { Catalogue, Option } from "./catalogue";

/** What most options are: a page with hundreds of them does not say it of each. */
const usual = {
  price: 0 as Minor,
  enabled: true,
  isNew: false,
  hasWarning: false,
  leadDays: 0,
} as const satisfies Partial<Option>;
type UsualField = keyof typeof usual;

type Packed<Value> = Omit<Value, UsualField> & { readonly [Field in UsualField]?: Option[Field] };

/** A catalogue as sent to a browser, without default values. */
export type PackedCatalogue = {
  readonly [Field in keyof Catalogue]: Catalogue[Field] extends readonly (infer Value extends Option)[]
    ? readonly Packed<Value>[]
    : Catalogue[Field];
};

const isUsual = ([name, value]: readonly [string, unknown]) =>
  value === Object.entries(usual).find(([field]) => field === name)?.[1];

/** Texts of another language have no French beside them; a text always has a place for it. */
const withoutFrench = (name: string, value: unknown): unknown => {
  if (name !== "label" && name !== "note") return value;
  const texts = Object.entries(Object(value)).filter(
    ([language, text]) => language !== defaultLocale || text !== "",
  );
  return Object.fromEntries(texts);
};

const withFrench = (name: string, value: unknown): unknown =>
  name === "label" || name === "note" ? { fr: "", ...Object(value) } : value;

const mapLists = (lists: object, change: (option: object) => object): object =>
  Object.fromEntries(
    Object.entries(lists).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value) ? value.map((option: object) => change(option)) : value,
    ]),
  );

/** Leaves out default values of each option. */
export const packCatalogue = (catalogue: Catalogue): PackedCatalogue =>
  mapLists(catalogue, (option) =>
    Object.fromEntries(
      Object.entries(option)
        .filter((entry) => !isUsual(entry))
        .map(([name, value]) => [name, withoutFrench(name, value)]),
    ),
  ) as PackedCatalogue;

/** The catalogue as it was before it was packed. */
export const unpackCatalogue = (packed: PackedCatalogue): Catalogue =>
  mapLists(packed, (option) => ({
    ...usual,
    ...Object.fromEntries(Object.entries(option).map(([name, value]) => [name, withFrench(name, value)])),
  })) as Catalogue;
