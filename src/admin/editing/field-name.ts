import { getTranslation } from "@payloadcms/translations";
import type { I18nClient } from "@payloadcms/translations";
import type { ClientField } from "payload";
import { flattenTopLevelFields } from "payload/shared";

const innerOf = (field: ClientField): readonly ClientField[] => {
  if (field.type === "blocks") return field.blocks.flatMap((block) => block.fields);
  return "fields" in field ? field.fields : [];
};

/** A form's label of a field, with its parents: "Blocs 2 · Titre" for `blocks.1.title`. */
export function fieldName(fields: readonly ClientField[], path: string, i18n: I18nClient): string {
  const names: string[] = [];
  let inside = fields;
  for (const segment of path.split(".")) {
    if (/^\d+$/.test(segment)) {
      names.push(`${names.pop() ?? ""} ${Number(segment) + 1}`);
      continue;
    }
    const field = flattenTopLevelFields([...inside], true).find(
      (one) => "name" in one && one.name === segment,
    ) as ClientField | undefined;
    const label = field && "label" in field ? field.label : undefined;
    names.push(label ? getTranslation(label, i18n) : segment);
    inside = field ? innerOf(field) : [];
  }
  return names.join(" · ");
}
