import type { Field } from "payload";

const admin = { components: { Field: "/src/admin/fields/shown-by-sheet#ShownBySheet" } };

/**
 * Fields that a sheet of the form shows: they can be columns and filters of the list, and are not shown again as raw
 * values. Structures for programs are no columns.
 */
export const shownBySheet = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if ("admin" in field && field.admin && "hidden" in field.admin && field.admin.hidden) return field;
    const isStructure = field.type === "json" || field.type === "array" || field.type === "join";
    return {
      ...field,
      admin: {
        ...("admin" in field ? field.admin : {}),
        components: { ...("admin" in field ? field.admin?.components : {}), ...admin.components },
        ...(isStructure && { disableListColumn: true, disableListFilter: true }),
      },
    } as Field;
  });
