import type { FlattenedField } from "payload";

type Doc = Readonly<Record<string, unknown>>;
const rowsOf = (value: unknown): readonly Doc[] => (Array.isArray(value) ? (value as readonly Doc[]) : []);

const otherId = (value: unknown) => (value === 1 ? 2 : 1);

/** A value a field could have and has not. */
function another(field: FlattenedField, value: unknown): unknown {
  const isSeveral = "hasMany" in field && field.hasMany === true;
  if (field.type === "number") return isSeveral ? [7] : Number(value ?? 0) + 1;
  if (field.type === "checkbox") return !value;
  if (field.type === "date") return "2001-02-03T00:00:00.000Z";
  if (field.type === "json") return { another: 1 };
  if (field.type === "select" || field.type === "radio") {
    const values = field.options.map((option) => (typeof option === "string" ? option : option.value));
    const other = values.find((candidate) => candidate !== value) ?? values[0];
    return isSeveral ? [other] : other;
  }
  if (field.type === "relationship" || field.type === "upload") {
    const id = otherId(value);
    const named = Array.isArray(field.relationTo) ? { relationTo: field.relationTo[0], value: id } : id;
    return isSeveral ? [named] : named;
  }
  return isSeveral ? ["another"] : `${typeof value === "string" ? value : ""}x`;
}

/** Other values for the closed fields of a document, in the shape it is saved in; entries of lists keep their places. */
export function anotherValues(
  fields: readonly FlattenedField[],
  doc: Doc,
  path: string,
  isClosed: (part: string, name: string) => boolean,
): Doc {
  const sent = fields.flatMap((field): (readonly [string, unknown])[] => {
    const { name } = field;
    const value = doc[name];
    const part = `${path}.${name}`;
    // Entries keep their ids: another one would be another entry.
    if (field.type === "join" || name === "id" || ("localized" in field && field.localized)) return [];
    if (field.type === "array" || field.type === "blocks") {
      const rows = rowsOf(value).map((row) => {
        const block =
          field.type === "blocks" ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
        const inside = field.type === "blocks" ? (block?.flattenedFields ?? []) : field.flattenedFields;
        const at = block ? `${part}.${block.slug}` : part;
        return {
          id: row.id,
          ...(block && { blockType: block.slug }),
          ...anotherValues(inside, row, at, isClosed),
        };
      });
      return rows.length > 0 ? [[name, rows]] : [];
    }
    if ("flattenedFields" in field) {
      return [[name, anotherValues(field.flattenedFields, (value ?? {}) as Doc, part, isClosed)]];
    }
    return isClosed(path, name) ? [[name, another(field, value)]] : [];
  });
  return Object.fromEntries(sent);
}
