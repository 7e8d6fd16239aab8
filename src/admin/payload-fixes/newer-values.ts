import type { FormState } from "payload";

/** Values that a user has entered in a field, and its earlier values, oldest first. */
interface Entry {
  readonly value: unknown;
  readonly earlier: readonly unknown[];
}

/** By the field's path. */
export type Entered = Map<string, Entry>;

/** More keys than a user presses during one save. */
const mostEarlier = 200;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const idsOf = (fields: FormState, path: string) => fields[path]?.rows?.map(({ id }) => id).join(" ");

/** The path of every list that contains a field: `blocks` and `blocks.0.items` of `blocks.0.items.1.title`. */
const listsAround = (path: string) => [...path.matchAll(/\.\d+\./g)].map(({ index }) => path.slice(0, index));

const standsStill = (path: string, before: FormState, after: FormState) =>
  listsAround(path).every((list) => idsOf(before, list) === idsOf(after, list));

/**
 * Follows a form from one state to the next. An entered field is marked; a change without a mark comes from the
 * server, which may have corrected the value, or returns the value at the time of the request.
 * @param entered is updated
 * @returns entered values to restore
 */
export function followForm(
  entered: Entered,
  before: FormState,
  after: FormState,
): [path: string, value: unknown][] {
  const stale: [string, unknown][] = [];
  for (const path of entered.keys())
    if (!after[path] || !standsStill(path, before, after)) entered.delete(path);
  for (const [path, { value, isModified }] of Object.entries(after)) {
    const known = before[path]?.value;
    if (Object.is(known, value)) continue;
    const entry = entered.get(path);
    if (isModified) {
      // A restored value counts as entered again, and later responses do not add to its history.
      if (!entry || !Object.is(entry.value, value))
        entered.set(path, { value, earlier: [...(entry?.earlier ?? []), known].slice(-mostEarlier) });
      continue;
    }
    entered.delete(path);
    if (!entry || isSame(value, entry.value)) continue;
    if (!entry.earlier.some((earlier) => isSame(earlier, value))) continue;
    stale.push([path, entry.value]);
    entered.set(path, { value: entry.value, earlier: [] });
  }
  return stale;
}
