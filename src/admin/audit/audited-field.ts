import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, Payload, ServerProps } from "payload";

type I18n = ServerProps["i18n"];
type Entities = Pick<Payload["config"], "collections" | "globals">;

export interface AuditedField {
  /** label in the form, with its parents: "Blocs 2 · Titre" */
  readonly name: string;
  /** null where the form has no field of that name */
  readonly field: FlattenedField | null;
}

const innerOf = (field: FlattenedField): readonly FlattenedField[] => {
  if ("flattenedFields" in field) return field.flattenedFields;
  if (!("blocks" in field)) return [];
  return field.blocks.flatMap((block) => ("flattenedFields" in block ? block.flattenedFields : []));
};

const isPlace = (segment: string) => /^\d+$/.test(segment);

const entityOf = ({ collections, globals }: Entities, slug: string) => ({
  collection: collections.find((one) => one.slug === slug),
  global: globals.find((one) => one.slug === slug),
});

/**
 * The menu's name of a list or a global.
 * @param slug as the log names it
 */
export function auditedList(config: Entities, slug: string, i18n: I18n): string {
  const { collection, global } = entityOf(config, slug);
  const label = collection?.labels.plural ?? global?.label;
  return label ? getTranslation(label, i18n) : slug;
}

/** A field by its path in the log: "blocks.2.title". A path within a rich text is that of the text. */
export function auditedField(config: Entities, slug: string, path: string, i18n: I18n): AuditedField {
  const { collection, global } = entityOf(config, slug);
  const names: string[] = [];
  let fields: readonly FlattenedField[] = (collection ?? global)?.flattenedFields ?? [];
  let field: FlattenedField | null = null;
  for (const segment of path.split(".")) {
    if (isPlace(segment) && names.length > 0) {
      names.push(`${names.pop()} ${segment}`);
      continue;
    }
    field = fields.find(({ name }) => name === segment) ?? null;
    if (!field) return { name: path, field: null };
    const label = "label" in field && field.label ? getTranslation(field.label, i18n) : segment;
    names.push(label);
    fields = innerOf(field);
    if (fields.length === 0) break;
  }
  return { name: names.join(" · "), field };
}
