import { isObject } from "@/src/admin/access/value-kinds";

/** A value that two users have changed differently. */
export interface Clash {
  /** in the document as the form has it: "blocks.1.title" */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface Merged {
  readonly document: Document;
  /** Paths that other users have changed and the form has not. */
  readonly taken: readonly string[];
  readonly clashes: readonly Clash[];
}

type Document = Readonly<Record<string, unknown>>;
interface Row extends Document {
  readonly id: string;
}

/** Fields that the CMS itself writes: the saved value is always taken. */
const bookkeeping = new Set(["id", "createdAt", "updatedAt", "_status", "globalType"]);

/** Fields nested in a field; not a rich text, nor a polymorphic reference. */
const isGroup = (value: unknown): value is Document =>
  isObject(value) && !isObject(value.root) && !("relationTo" in value);
const isRow = (value: unknown): value is Row => isObject(value) && typeof value.id === "string";

/** The rows of a list; the form has the number 0 for an empty one. */
function rowsOf(value: unknown): readonly Row[] | null {
  if (value === undefined || value === null || value === 0) return [];
  return Array.isArray(value) && value.every(isRow) ? value : null;
}

/** Without empty values, which one side omits and the other has as null, and with sorted keys. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((each) => plain(each) ?? null);
  if (!isObject(value)) return value === null || value === "" ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, plain(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const hasSameRows = (one: readonly Row[], other: readonly Row[]) =>
  isSame(
    one.map(({ id }) => id),
    other.map(({ id }) => id),
  );

/**
 * Merges a form with what other users have saved since it was filled: each value comes from the side that changed it.
 * @param base as it was saved when the form was filled
 * @param mine as the form has it
 * @param theirs as it is saved now
 * @param yielding paths of conflicts in which the other users' value is chosen; elsewhere the form's is kept
 */
export function mergeEdits(
  base: Document,
  mine: Document,
  theirs: Document,
  yielding: ReadonlySet<string> = new Set(),
): Merged {
  const taken: string[] = [];
  const clashes: Clash[] = [];

  function fields(path: string, was: Document, own: Document, other: Document): Document {
    const names = new Set([...Object.keys(own), ...Object.keys(other)]);
    return Object.fromEntries(
      [...names].map((name) => {
        const at = path === "" ? name : `${path}.${name}`;
        // Fields that a form does not show keep their saved value.
        const isTheirs = !(name in own) || (path === "" && bookkeeping.has(name));
        return [name, isTheirs ? other[name] : value(at, was[name], own[name], other[name])];
      }),
    );
  }

  /** Rows are merged one by one where only one side has added, removed or moved any. */
  function rows(path: string, was: readonly Row[], own: readonly Row[], other: readonly Row[]) {
    const isOtherOrder = hasSameRows(was, own);
    if (!isOtherOrder && !hasSameRows(was, other)) return null;
    const [listed, unlisted] = isOtherOrder ? [other, own] : [own, other];
    const find = (side: readonly Row[], id: string) => side.find((row) => row.id === id);
    const isRemoved = (row: Row) => !find(listed, row.id);
    // A row that one side has removed and the other has changed.
    if (unlisted.some((row) => isRemoved(row) && !isSame(row, find(was, row.id)))) return null;
    if (isOtherOrder && !hasSameRows(own, other)) taken.push(path);
    return listed.map((row) => {
      const [before, mine, theirs] = [find(was, row.id), find(own, row.id), find(other, row.id)];
      if (!before || !mine || !theirs) return row;
      return fields(`${path}.${own.indexOf(mine)}`, before, mine, theirs);
    });
  }

  function value(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (isSame(own, other) || isSame(was, other)) return own;
    if (isSame(was, own)) {
      taken.push(path);
      return other;
    }
    if (isGroup(own) && isGroup(other)) return fields(path, isGroup(was) ? was : {}, own, other);
    const lists = [rowsOf(was), rowsOf(own), rowsOf(other)] as const;
    if (lists[0] && lists[1] && lists[2]) {
      const merged = rows(path, lists[0], lists[1], lists[2]);
      if (merged) return merged;
    }
    clashes.push({ path, mine: own, theirs: other });
    return yielding.has(path) ? other : own;
  }

  return { document: fields("", base, mine, theirs), taken, clashes };
}
