import type { Field } from "payload";

/** Whether a value from a request has a type that a field can hold; the field itself validates its content. */
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";

/** As JSON or as forms send them. */
const isNumber: Check = (value) =>
  Number.isFinite(value) ||
  (typeof value === "string" && (value.trim() === "" || Number.isFinite(Number(value))));

const isYesOrNo: Check = (value) =>
  typeof value === "boolean" || ["", "true", "false"].some((word) => word === value);

const isDate: Check = (value) =>
  typeof value === "string" && (value === "" || !Number.isNaN(new Date(value).getTime()));

/** Of a row: the maximum of PostgreSQL. */
export const isRowId: Check = (value) => {
  const id = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === "number" && Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An id, or a document that has one; or the empty value of forms. */
const isRelation: Check = (value) =>
  ["", "none", "null"].some((word) => word === value) || isRowId(isObject(value) ? value.id : value);

/** To one of several collections. */
const isNamedRelation: Check = (value) =>
  isObject(value) && typeof value.relationTo === "string" && isRelation(value.value);

const kinds: Readonly<Partial<Record<Field["type"], Check>>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  select: isText,
  radio: isText,
  number: isNumber,
  checkbox: isYesOrNo,
  date: isDate,
  richText: (value) => typeof value === "string" || (isObject(value) && isObject(value.root)),
};

function checkOf(field: Field): Check | undefined {
  if (field.type === "relationship" || field.type === "upload") {
    return Array.isArray(field.relationTo) ? isNamedRelation : isRelation;
  }
  return kinds[field.type];
}

/** A value of a select field, when the field has no validation of its own. */
function isChoice(field: Field, value: unknown): boolean {
  if (field.type !== "select" && field.type !== "radio") return true;
  return (
    value === "" ||
    field.options.some((option) => (typeof option === "string" ? option : option.value) === value)
  );
}

/** Whether a field of a block can hold a value: blocks are JSON, where PostgreSQL converts and checks nothing. */
export function fitsBlock(field: Field, value: unknown): boolean {
  if (!fits(field, value)) return false;
  if (field.type === "select" || field.type === "radio") return value !== "";
  if (field.type !== "relationship" && field.type !== "upload") return true;
  const ids = [value].flat().map((one: unknown) => (isObject(one) ? one.id : one));
  return !ids.some((id) => typeof id === "string" && id !== "" && isRowId(id));
}

/** Whether a field without subfields can hold a value. */
export function fits(field: Field, value: unknown): boolean {
  const check = checkOf(field);
  if (!check || value === undefined || value === null) return true;
  const holds: Check = (one) => check(one) && isChoice(field, one);
  const isSeveral = "hasMany" in field && field.hasMany === true;
  return isSeveral ? value === "" || (Array.isArray(value) && value.every(holds)) : holds(value);
}
