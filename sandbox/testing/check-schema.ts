import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface JsonSchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  allOf?: JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}

export interface Contract {
  schemas: Record<string, JsonSchema>;
  /** Faults found in a value, each with the place it was found at; none means it fits. */
  faults(schema: JsonSchema, value: unknown): string[];
}

/** The published schema of the API lies beside the project, not in it; undefined where it is absent. */
export function readContract(name = "stripe-subset.json"): Contract | undefined {
  const file = join(import.meta.dirname, "../../../shared/contracts", name);
  if (!existsSync(file)) return undefined;
  const { components }: { components: { schemas: Record<string, JsonSchema> } } = JSON.parse(
    readFileSync(file, "utf8"),
  );
  const { schemas } = components;
  return { schemas, faults: (schema, value) => faultsOf(schemas, schema, value, "") };
}

/** Follows a reference, and makes one schema of those that must hold together. */
export function resolve(schemas: Record<string, JsonSchema>, schema: JsonSchema): JsonSchema {
  if (schema.allOf !== undefined) return merge(schemas, schema, schema.allOf);
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace("#/components/schemas/", "");
  const found = schemas[name];
  if (!found) throw new Error(`The contract has no schema ${name}.`);
  return resolve(schemas, found);
}

function merge(
  schemas: Record<string, JsonSchema>,
  { allOf: _parts, ...own }: JsonSchema,
  parts: readonly JsonSchema[],
): JsonSchema {
  const whole = [...parts.map((part) => resolve(schemas, part)), own];
  return Object.assign({}, ...whole, {
    properties: Object.assign({}, ...whole.map(({ properties }) => properties ?? {})),
    required: whole.flatMap(({ required = [] }) => required),
  });
}

function textFaults({ pattern, minLength, maxLength }: JsonSchema, text: string, at: string): string[] {
  if (maxLength !== undefined && text.length > maxLength) return [`${at}: longer than ${maxLength}`];
  if (minLength !== undefined && text.length < minLength) return [`${at}: shorter than ${minLength}`];
  return pattern !== undefined && !new RegExp(pattern).test(text) ? [`${at}: ${text} is not ${pattern}`] : [];
}

type Json = Record<string, unknown>;

function faultsOf(
  schemas: Record<string, JsonSchema>,
  given: JsonSchema,
  value: unknown,
  at: string,
): string[] {
  const schema = resolve(schemas, given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const attempts = choices.map((choice) => faultsOf(schemas, choice, value, at));
    // The choice that came closest explains best what is wrong.
    return attempts.toSorted((a, b) => a.length - b.length)[0] ?? [];
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${at}: ${JSON.stringify(value)} is none of the allowed values`];
  if (schema.type !== undefined && typeOf(value) !== schema.type)
    return [`${at}: ${typeOf(value)} instead of ${schema.type}`];
  if (typeof value === "string") return textFaults(schema, value, at);
  if (Array.isArray(value))
    return value.flatMap((item, place) => faultsOf(schemas, schema.items ?? {}, item, `${at}[${place}]`));
  if (typeOf(value) !== "object") return [];
  return objectFaults(schemas, schema, value as Json, at);
}

function objectFaults(
  schemas: Record<string, JsonSchema>,
  schema: JsonSchema,
  value: Json,
  at: string,
): string[] {
  const { properties, required = [], additionalProperties } = schema;
  const missing = required
    .filter((name) => value[name] === undefined)
    .map((name) => `${at}.${name} is missing`);
  const rest = Object.entries(value).flatMap(([name, item]) => {
    const known = properties?.[name];
    if (known) return faultsOf(schemas, known, item, `${at}.${name}`);
    if (typeof additionalProperties === "object")
      return faultsOf(schemas, additionalProperties, item, `${at}.${name}`);
    // Responses may not invent fields either; an object without fields of its own is open.
    const isOpen =
      properties === undefined ||
      Object.keys(properties).length === 0 ||
      Object.keys(properties).every((key) => key === "id" || key === "object");
    return isOpen ? [] : [`${at}.${name} is not in the contract`];
  });
  return [...missing, ...rest];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
