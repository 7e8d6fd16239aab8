import type { MovedData, MovedDocument, MovedGlobal } from "./moved-document";

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The same for values that mean the same: without empty entries, the others in the order of their names. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => canonical(inner) ?? null);
  if (!isObject(value)) return value ?? undefined;
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, canonical(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether two values mean the same: an empty one is like a missing one. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** Names of the fields in which two documents differ. */
export const differingFields = (one: MovedData, other: MovedData): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !isSameValue(one[name], other[name]),
  );

/** What an import would change: names of fields, `file` and `draft`. */
export function changedFields(
  here: MovedGlobal | MovedDocument,
  sent: MovedGlobal | MovedDocument,
): readonly string[] {
  const hasOtherFile = "file" in here && "file" in sent && here.file?.sha256 !== sent.file?.sha256;
  return [
    ...differingFields(here.data, sent.data),
    ...(hasOtherFile ? ["file"] : []),
    ...(isSameValue(here.draft, sent.draft) ? [] : ["draft"]),
  ];
}
