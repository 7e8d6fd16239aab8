import { isPersonal, isSecret } from "./audit-privacy";

/** One field that is another now. */
export interface FieldChange {
  /** Its path in the document: "contact.note", "lines.2.title". */
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** Logged form of one value. */
const MAX_VALUE_LENGTH = 1_000;
/** Where more than so many values of one field changed, the field is logged as a whole. */
const MAX_LEAVES = 40;
/** The CMS's own bookkeeping. */
const bookkeeping = new Set(["id", "createdAt", "updatedAt", "_status", "globalType", "_order"]);

type Leaves = ReadonlyMap<string, unknown>;
type Document = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Document =>
  typeof value === "object" && value !== null && !(value instanceof Date);

/** Values at their paths; the ids of rows are left out, their places name them. */
function leavesOf(value: unknown, path: string, found = new Map<string, unknown>()): Map<string, unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    items.forEach((item, index) => leavesOf(item, `${path}.${index + 1}`, found));
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (name !== "id") leavesOf(inner, `${path}.${name}`, found);
    }
  } else found.set(path, value);
  return found;
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text =
    typeof value === "string" ? value : value instanceof Date ? value.toISOString() : JSON.stringify(value);
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}

/** A document that was looked up on the way is meant by its number. */
const bare = (value: unknown, other: unknown): unknown =>
  isObject(value) && (typeof other === "number" || other === null) && "id" in value ? value.id : value;

function differing(before: Leaves, after: Leaves): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => written(before.get(path)) !== written(after.get(path)),
  );
}

/** Changes of one field of a document: value by value, or as a whole where that would be a flood. */
function changesOf(name: string, [one, other]: readonly [unknown, unknown]): FieldChange[] {
  const [before, after] = [leavesOf(one, name), leavesOf(other, name)];
  const paths = differing(before, after);
  if (paths.length > MAX_LEAVES) return [{ field: name, before: written(one), after: written(other) }];
  return paths.map((field) => ({
    field,
    before: written(before.get(field)),
    after: written(after.get(field)),
  }));
}

/** Logged instead of personal data: the fact of a change, without values. */
export const hiddenValue = "•••";

const masked = (value: string): string => (value === "" ? "" : hiddenValue);

/**
 * Changes of a save, field by field. Secrets are left out; personal data is only logged as changed, so that the log
 * never keeps it longer than the shop itself.
 * @param after missing fields were not changed
 * Source: specification 6.8.
 */
export function auditChanges(entity: string, before: Document, after: Document): readonly FieldChange[] {
  return Object.keys(after)
    .filter((name) => after[name] !== undefined && !bookkeeping.has(name) && !isSecret(entity, name))
    .flatMap((name) => {
      const [one, other] = [before[name], after[name]];
      return changesOf(name, [bare(one, other), bare(other, one)]);
    })
    .map((change) =>
      isPersonal(entity, change.field)
        ? { ...change, before: masked(change.before), after: masked(change.after) }
        : change,
    );
}
