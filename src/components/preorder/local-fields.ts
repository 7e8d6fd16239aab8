import { addressFormat, isAddressPart } from "@/src/domain/order/address-format";
import type { FieldView } from "@/src/components/forms/form-view";

/**
 * The fields of a form as people of a country fill them in: parts of the address in their order, under their names,
 * without those that are not used there. Before a country is chosen every field is there.
 * @param names labels of parts that have a name of their own in some countries
 */
export function localFields(
  fields: readonly FieldView[],
  country: string,
  names: Readonly<Record<string, string>>,
): readonly FieldView[] {
  if (country === "") return fields;
  const format = addressFormat(country);
  const parts = format.parts.flatMap((part): FieldView[] => {
    const field = fields.find(({ name }) => name === part);
    if (!field) return [];
    const isRequired = format.required.includes(part);
    const label = names[format.names[part] ?? ""] ?? field.label;
    return [{ ...field, label, control: { ...field.control, isRequired } }];
  });
  const start = fields.findIndex(({ name }) => isAddressPart(name));
  const others = fields.filter(({ name }) => !isAddressPart(name));
  return [...others.slice(0, start), ...parts, ...others.slice(start)];
}
