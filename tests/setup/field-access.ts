import type { FlattenedField } from "payload";

/** Payload's access result of a field: everything, or a part of it and of its subfields. */
type Entry =
  | boolean
  | {
      readonly update?: unknown;
      readonly fields?: Tree | true;
      readonly blocks?: Readonly<Record<string, Entry>> | true;
    };
export type Tree = Readonly<Record<string, Entry>>;

/** A document, or a part of it that holds fields: "pages", "pages.blocks.hero". */
export interface Part {
  readonly path: string;
  readonly names: readonly { readonly name: string; readonly isOpen: boolean }[];
}

const isObject = (value: unknown): value is Exclude<Entry, boolean> =>
  typeof value === "object" && value !== null;
const inside = (entry: Entry | Tree | true | undefined, name: string): Entry =>
  entry === true || (isObject(entry) ? ((entry as Tree)[name] ?? false) : false);

/** Whether each field of a document may be changed, part by part, according to its access route. */
export function partsOf(
  path: string,
  fields: readonly FlattenedField[],
  tree: Entry | Tree,
): readonly Part[] {
  const stored = fields.filter(({ type }) => type !== "join");
  const nested = stored.flatMap((field): readonly Part[] => {
    const own = inside(tree, field.name);
    // Fields in a read-only list are dropped with it.
    const entry = own === true || (isObject(own) && own.update) ? own : false;
    if (field.type === "blocks") {
      return field.blocks.flatMap((block) =>
        partsOf(
          `${path}.${field.name}.${block.slug}`,
          block.flattenedFields,
          entry === true || (isObject(entry) && inside(inside(entry, "blocks"), block.slug) === true)
            ? true
            : inside(inside(inside(entry, "blocks"), block.slug), "fields"),
        ),
      );
    }
    if (!("flattenedFields" in field)) return [];
    return partsOf(`${path}.${field.name}`, field.flattenedFields, entry === true || inside(entry, "fields"));
  });
  const names = stored.map((field) => {
    const entry = inside(tree, field.name);
    // A list has no access beyond that of its fields.
    return { name: field.name, isOpen: entry === true || (isObject(entry) && Boolean(entry.update)) };
  });
  return [{ path, names }, ...nested];
}
