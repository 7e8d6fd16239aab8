import type { Column, Value } from "@/src/domain/catalogue-import/column";
import { columnsOf, isDrafted } from "@/src/domain/catalogue-import/columns";
import { documentKey } from "@/src/domain/catalogue-import/known-catalogue";
import { targetReference, type PlannedRow } from "@/src/domain/catalogue-import/plan-import";
import { defaultLocale, locales, type Locale } from "@/src/domain/locale/locale";
import type { StoredCatalogue } from "./stored-catalogue";

/** One save of a document: the CMS writes one language at a time. */
export interface LanguageSave {
  readonly locale: Locale;
  readonly data: Readonly<Record<string, unknown>>;
}

function known(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`An import refers to ${name}, which is not there.`);
  return id;
}

function storedValue(column: Column, value: Value, row: PlannedRow, catalogue: StoredCatalogue): unknown {
  const { kind, to } = column;
  const words = typeof value === "string" && value !== "" ? value.split(" ") : [];
  const idOf = (key: string) =>
    known(catalogue.ids, documentKey(to ?? row.collection, targetReference(column, key, row.values)));
  if (kind === "keys") return words.map(idOf);
  if (kind === "pictures") return words.map((name) => known(catalogue.pictureIds, name));
  if (value === null || value === "") return null;
  if (kind === "key") return idOf(String(value));
  return kind === "layer" ? known(catalogue.layerIds, String(value)) : value;
}

const groupOf = ({ field }: Column) => field.split(".", 1)[0] ?? field;

function put(data: Record<string, unknown>, { field }: Column, value: unknown): void {
  const [group = field, name] = field.split(".");
  if (name === undefined) data[group] = value;
  else data[group] = { ...(data[group] as object | undefined), [name]: value };
}

/**
 * The saves of a row: French first, with everything that has no language, then the other languages with a text.
 * Groups are saved whole: the form of the CMS does so too.
 */
export function savesOf(row: PlannedRow, catalogue: StoredCatalogue): readonly LanguageSave[] {
  const columns = columnsOf(row.collection);
  const changed = new Set(row.changes.map(({ column }) => column));
  const isNew = row.id === null;
  return locales.flatMap((locale): LanguageSave[] => {
    const isFirst = locale === defaultLocale;
    const moved = columns.filter(
      (column) =>
        changed.has(column.name) && (column.locale === locale || (isFirst && column.locale === null)),
    );
    if (moved.length === 0 && !(isFirst && isNew)) return [];
    const groups = new Set(moved.map(groupOf));
    const data: Record<string, unknown> = isDrafted(row.collection) ? { _status: "published" } : {};
    for (const column of columns) {
      const isOfLanguage = column.locale === null || column.locale === locale;
      const isInGroup = column.field.includes(".") && groups.has(groupOf(column));
      const isOwn =
        changed.has(column.name) && (column.locale === locale || (isFirst && column.locale === null));
      const isWritten = isOwn || isInGroup || (isFirst && isNew);
      if (isOfLanguage && isWritten)
        put(data, column, storedValue(column, row.values[column.name] ?? null, row, catalogue));
    }
    return [{ locale, data }];
  });
}
