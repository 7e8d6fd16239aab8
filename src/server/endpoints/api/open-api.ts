import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { apiOption, apiProduct } from "@/src/domain/contracts/api/catalogue";
import { apiCustomer } from "@/src/domain/contracts/api/customers";
import { apiMoney } from "@/src/domain/contracts/api/money";
import { apiFulfilment, apiOrder } from "@/src/domain/contracts/api/orders";
import { apiProblem } from "@/src/domain/contracts/api/problem";
import { apiStock } from "@/src/domain/contracts/api/stock";
import { keyCalls } from "@/src/domain/api-keys/api-key-limits";
import { repetitionProblems } from "./api-endpoint";
import { apiPath, commonProblems } from "./api-problem";
import type { ApiRoute } from "./api-route";

export type Json = Readonly<Record<string, unknown>>;

/** JSON Schema as OpenAPI 3.1 has it, of what a client sends or reads. */
const form = { target: "draft-2020-12", typeMode: "input" } as const;

/** The whole schema. */
export function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...described } = toJsonSchema(schema, form);
  return described;
}

/** Schemas with a name, by which generated clients call their types. */
const models = {
  Money: apiMoney,
  Order: apiOrder,
  Fulfilment: apiFulfilment,
  Product: apiProduct,
  Option: apiOption,
  Stock: apiStock,
  Customer: apiCustomer,
  Problem: apiProblem,
};
const named = {
  ...form,
  definitions: models,
  overrideRef: ({ referenceId }: { readonly referenceId: string }) => `#/components/schemas/${referenceId}`,
};

/** The schema with references to those that have a name. */
function namedSchemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, $defs: __, ...described } = toJsonSchema(schema, named);
  return described;
}

function parametersOf(where: "path" | "query", schema: ApiRoute["params"]): readonly Json[] {
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Readonly<Record<string, Json>>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...described }]) => ({
    name,
    in: where,
    required: required.includes(name),
    ...(description !== undefined && { description }),
    schema: described,
  }));
}

export const repetitionHeader: Json = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Chosen by the client, new for each request. A repetition within 24 hours is not executed again and gets the first answer.",
  schema: { type: "string", minLength: 1, maxLength: 255 },
};

const problem = (description: string): Json => ({
  description,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

/** Errors that a route may answer, by status, each with its codes. */
export function problemsOf(route: ApiRoute): ReadonlyMap<number, readonly string[]> {
  const { "not-json": notJson, "too-large": tooLarge, "foreign-origin": foreign, ...always } = commonProblems;
  const all = {
    ...always,
    ...(route.body && { "not-json": notJson, "too-large": tooLarge, "foreign-origin": foreign }),
    ...(route.isRepeatable && repetitionProblems),
    ...route.errors,
  };
  const byStatus = new Map<number, string[]>();
  for (const [code, { status, title }] of Object.entries(all))
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${title}`]);
  return byStatus;
}

const successOf = (route: ApiRoute): Json => ({
  description: route.summary,
  content: {
    "application/json": { schema: namedSchemaOf(route.answer) },
    ...(route.alternative !== undefined && { [route.alternative]: { schema: { type: "string" } } }),
  },
});

function operationOf(route: ApiRoute): Json {
  const parameters = [
    ...parametersOf("path", route.params),
    ...parametersOf("query", route.query),
    ...(route.isRepeatable ? [repetitionHeader] : []),
  ];
  const problems = [...problemsOf(route)].toSorted(([one], [other]) => one - other);
  return {
    operationId: route.operation,
    tags: [route.group],
    summary: route.summary,
    description: [route.description, `Scope: \`${route.scope}\`.`].filter(Boolean).join("\n\n"),
    security: [{ key: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && {
      requestBody: { required: true, content: { "application/json": { schema: namedSchemaOf(route.body) } } },
    }),
    responses: {
      200: successOf(route),
      ...Object.fromEntries(problems.map(([status, codes]) => [status, problem(codes.join("\n\n"))])),
    },
  };
}

/**
 * The document of the API, made from its table.
 * @param origin of the shop
 * @param name of the shop
 * Source: OpenAPI 3.1.1; decision 0167
 */
export function openApiDocument(routes: readonly ApiRoute[], origin: string, name: string): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return {
    openapi: "3.1.1",
    info: {
      title: `API of ${name}`,
      version: "1",
      description: `For the owner's other systems. A key is created in the admin under “API keys” and sent as \`Authorization: Bearer wsk_…\`. Each key may make ${keyCalls.usual} calls a minute where the admin says nothing else. Amounts are integers in the currency's smallest unit. Errors follow RFC 9457; their \`code\` is stable.`,
    },
    servers: [{ url: `${origin}${apiPath}` }],
    tags: [...new Set(routes.map(({ group }) => group))].map((group) => ({ name: group })),
    paths,
    components: {
      securitySchemes: { key: { type: "http", scheme: "bearer" } },
      schemas: toJsonSchemaDefs(models, named),
    },
  };
}
