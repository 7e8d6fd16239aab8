import type { FlattenedField } from "payload";

/** What Payload says somebody may do with a field: everything, or some of it and of what is inside. */
type Said =
  | boolean
  | {
      readonly update?: unknown;
      readonly fields?: Tree | true;
      readonly blocks?: Readonly<Record<string, Said>> | true;
    };
export type Tree = Readonly<Record<string, Said>>;

/** A document, or a part of it that holds fields: "pages", "pages.blocks.hero". */
export interface Part {
  readonly path: string;
  readonly names: readonly { readonly name: string; readonly isOpen: boolean }[];
}

const isObject = (value: unknown): value is Exclude<Said, boolean> =>
  typeof value === "object" && value !== null;
const inside = (said: Said | Tree | true | undefined, name: string): Said =>
  said === true || (isObject(said) ? ((said as Tree)[name] ?? false) : false);

/** Whether each field of a document may be changed, part by part, by what its access route has answered. */
export function partsOf(path: string, fields: readonly FlattenedField[], tree: Said | Tree): readonly Part[] {
  const stored = fields.filter(({ type }) => type !== "join");
  const nested = stored.flatMap((field): readonly Part[] => {
    const own = inside(tree, field.name);
    // What is in a list that nobody may write is dropped with it.
    const said = own === true || (isObject(own) && own.update) ? own : false;
    if (field.type === "blocks") {
      return field.blocks.flatMap((block) =>
        partsOf(
          `${path}.${field.name}.${block.slug}`,
          block.flattenedFields,
          said === true || (isObject(said) && inside(inside(said, "blocks"), block.slug) === true)
            ? true
            : inside(inside(inside(said, "blocks"), block.slug), "fields"),
        ),
      );
    }
    if (!("flattenedFields" in field)) return [];
    return partsOf(`${path}.${field.name}`, field.flattenedFields, said === true || inside(said, "fields"));
  });
  const names = stored.map((field) => {
    const said = inside(tree, field.name);
    // A list says no more than what is in it.
    return { name: field.name, isOpen: said === true || (isObject(said) && Boolean(said.update)) };
  });
  return [{ path, names }, ...nested];
}
