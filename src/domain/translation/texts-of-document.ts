import { labelOf, type FieldShape, type Label } from "./field-shape";

type Row = Readonly<Record<string, unknown>>;

/** A text of a document: its address, and its value in each language. */
export interface TextPlace<Shape extends FieldShape = FieldShape> {
  /** Names of fields and ids of rows: "blocks.64f0.title". It stays when rows are moved. */
  readonly path: string;
  /** What people call the place: block, row, field. */
  readonly labels: readonly Label[];
  readonly field: Shape;
  /** By language, as the CMS keeps it. */
  readonly values: Row;
  /** The fields beside it. */
  readonly siblings: Row;
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const inside = (row: Row, name: string): Row => {
  const value = row[name];
  return isRow(value) ? value : {};
};
const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value.filter(isRow) : []);

/** What holds words; numbers, dates and choices are not translated. */
const wordy = new Set(["text", "textarea", "richText"]);

interface Above {
  readonly path: string;
  readonly labels: readonly Label[];
}

const singular = (labels: unknown): unknown =>
  typeof labels === "object" && labels !== null && "singular" in labels ? labels.singular : undefined;

/**
 * Every text of a document, in the order of its form.
 * @param document with all languages at once, as the database has it
 */
export function textsOfDocument<Shape extends FieldShape>(
  fields: readonly Shape[],
  document: Row,
  above: Above = { path: "", labels: [] },
): readonly TextPlace<Shape>[] {
  return fields.flatMap((field) => textsOfField(field, document, above));
}

function textsOfField<Shape extends FieldShape>(
  field: Shape,
  document: Row,
  above: Above,
): readonly TextPlace<Shape>[] {
  const shapes = (found: readonly FieldShape[] | undefined) => (found ?? []) as readonly Shape[];
  if (field.type === "tabs") {
    return (field.tabs ?? []).flatMap((tab) =>
      tab.name
        ? textsOfDocument(shapes(tab.fields), inside(document, tab.name), {
            ...above,
            path: `${above.path}${tab.name}.`,
          })
        : textsOfDocument(shapes(tab.fields), document, above),
    );
  }
  const { name } = field;
  if (!name) return textsOfDocument(shapes(field.fields), document, above);
  const label = labelOf(field.label, name);
  const path = `${above.path}${name}`;
  if (field.localized) {
    if (!wordy.has(field.type)) return [];
    const labels = [...above.labels, label];
    return [{ path, labels, field, values: inside(document, name), siblings: document }];
  }
  if (field.type === "array" || field.type === "blocks") {
    return rowsOf(document[name]).flatMap((row, index) => {
      const block = field.blocks?.find(({ slug }) => slug === row.blockType);
      const named = block ? labelOf(singular(block.labels), block.slug) : label;
      return textsOfDocument(shapes(block ? block.fields : field.fields), row, {
        path: `${path}.${String(row.id)}.`,
        labels: [...above.labels, named, index + 1],
      });
    });
  }
  const below = { path: `${path}.`, labels: [...above.labels, label] };
  return textsOfDocument(shapes(field.fields), inside(document, name), below);
}
