import { adminMessages } from "@/src/i18n/admin-messages";
import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type Field,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { forReader } from "./for-reader";
import { fits, fitsBlock, isObject } from "./value-kinds";

type Data = Readonly<Record<string, unknown>>;

type Check = typeof fits;

const isEmpty = (value: unknown) => value === undefined || value === null;

function misshapenRows(field: Field, value: unknown, path: string, check: Check): readonly string[] {
  if (field.type !== "array" && field.type !== "blocks") return [];
  if (isEmpty(value) || value === 0 || value === "0" || value === "") return [];
  if (!Array.isArray(value)) return [path];
  const rows: unknown[] = value;
  return rows.flatMap((row, place): readonly string[] => {
    const at = `${path}.${place}`;
    if (isEmpty(row)) return [];
    if (!isObject(row)) return [at];
    if (!isEmpty(row.id) && typeof row.id !== "string") return [`${at}.id`];
    if (field.type === "array") return misshapen(field.fields, row, `${at}.`, check);
    const block = field.blocks.find(({ slug }) => slug === row.blockType);
    return block ? misshapen(block.fields, row, `${at}.`, fitsBlock) : [`${at}.blockType`];
  });
}

/** Checks a field with subfields; undefined for one without. */
function inside(field: Field, data: Data, path: string, check: Check): readonly string[] | undefined {
  if (field.type === "tabs") {
    return field.tabs.flatMap((tab) =>
      named("name" in tab ? tab.name : undefined, tab.fields, data, path, check),
    );
  }
  if (field.type === "group")
    return named("name" in field ? field.name : undefined, field.fields, data, path, check);
  return field.type === "row" || field.type === "collapsible"
    ? misshapen(field.fields, data, path, check)
    : undefined;
}

function named(
  name: string | undefined,
  fields: readonly Field[],
  data: Data,
  path: string,
  check: Check,
): readonly string[] {
  if (!name) return misshapen(fields, data, path, check);
  const value = data[name];
  if (isEmpty(value)) return [];
  return isObject(value) ? misshapen(fields, value, `${path}${name}.`, check) : [`${path}${name}`];
}

/** Paths of values that no field of that kind could hold. */
function misshapen(fields: readonly Field[], data: Data, path = "", check: Check = fits): readonly string[] {
  return fields.flatMap((field): readonly string[] => {
    const within = inside(field, data, path, check);
    if (within) return within;
    if (!("name" in field) || field.type === "ui" || field.type === "join") return [];
    const value = data[field.name];
    const at = `${path}${field.name}`;
    if (field.type === "array" || field.type === "blocks") return misshapenRows(field, value, at, check);
    return check(field, value) ? [] : [at];
  });
}

const words = adminMessages("common.refuseMisshapen.kind");

const oneLanguage = adminMessages("common.refuseMisshapen.oneLanguage");

function judge(fields: readonly Field[], data: unknown, req: PayloadRequest): void {
  const refuse = (paths: readonly string[], texts: typeof words) => {
    const message = forReader(req, texts);
    throw new ValidationError({ errors: paths.map((path) => ({ path, message })), req }, req.t);
  };
  if (!isObject(data)) return refuse([""], words);
  if (req.locale === "all") return refuse(["locale"], oneLanguage);
  const paths = misshapen(fields, data);
  if (paths.length > 0) refuse(paths, words);
}

/**
 * Refuses a request whose values are of the wrong kind, a number for a text, before any hook reads it: PostgreSQL and
 * field hooks would fail on it, and a draft is not validated. The shop's own code is type-checked.
 */
export const refuseMisshapen: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess && (operation === "create" || operation === "update") && "data" in args) {
    judge(collection.fields, args.data, req);
  }
  return args;
};

/** The same for globals. */
export const refuseMisshapenGlobal: GlobalBeforeOperationHook = ({
  args,
  global,
  operation,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess && operation === "update") judge(global.fields, args.data, req);
  return args;
};
