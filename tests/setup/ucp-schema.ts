import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020, type AnySchemaObject } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { ucpVersion } from "@/src/domain/ucp/version";
import type { OperationName } from "@/src/services/ucp/operation";

const folder = path.resolve(import.meta.dirname, "../fixtures/ucp/schemas");

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (file.endsWith(".json")) {
    ajv.addSchema(JSON.parse(readFileSync(path.join(folder, file), "utf8")) as AnySchemaObject);
  }
}

const base = "https://ucp.dev/schemas/";
const checkout = ["shopping/checkout.json", "dev.ucp.shopping.checkout"] as const;
const cart = ["shopping/cart.json", "dev.ucp.shopping.cart"] as const;

/** Schema of each operation's answer, and the name of what extensions compose onto. */
const schemas: Readonly<Record<OperationName, readonly [schema: string, root: string, part?: string]>> = {
  search_catalog: [
    "shopping/catalog_search.json#/$defs/search_response",
    "dev.ucp.shopping.catalog.search",
    "search_response",
  ],
  lookup_catalog: [
    "shopping/catalog_lookup.json#/$defs/lookup_response",
    "dev.ucp.shopping.catalog.lookup",
    "lookup_response",
  ],
  get_product: [
    "shopping/catalog_lookup.json#/$defs/get_product_response",
    "dev.ucp.shopping.catalog.lookup",
    "get_product_response",
  ],
  create_cart: cart,
  get_cart: cart,
  update_cart: cart,
  cancel_cart: cart,
  create_checkout: checkout,
  get_checkout: checkout,
  update_checkout: checkout,
  complete_checkout: checkout,
  cancel_checkout: checkout,
  get_order: ["shopping/order.json", "dev.ucp.shopping.order"],
};

const extensions = ["discount", "fulfillment", "buyer_consent"] as const;

/** Why a value is not valid by a schema of the protocol; empty if it is. @param schema below schemas/, with a fragment */
export function schemaErrors(schema: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(base + schema);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  if (validate(value) === true) return [];
  const errors = (validate.errors ?? []).map(
    ({ instancePath, message }) => `${schema}: ${instancePath || "/"} ${message ?? ""}`,
  );
  return [...new Set(errors)];
}

/**
 * Why a value is not valid by a definition of an extension that the shop itself publishes; empty if it is.
 * @param schema which names the protocol's schemas by its version
 */
export function extensionErrors(schema: { readonly $id: string }, definition: string, value: unknown) {
  if (!ajv.getSchema(schema.$id)) {
    const unversioned = JSON.stringify(schema).replaceAll(`https://ucp.dev/${ucpVersion}/schemas/`, base);
    ajv.addSchema(JSON.parse(unversioned) as AnySchemaObject);
  }
  const validate = ajv.compile({ $ref: `${schema.$id}#/$defs/${definition}` });
  return validate(value) ? [] : (validate.errors ?? []);
}

interface Answer {
  readonly ucp?: { readonly status?: string; readonly capabilities?: Readonly<Record<string, unknown>> };
}

/**
 * Why an answer of an operation, `ucp` included, is not valid by the schemas of the protocol and of the extensions that the
 * answer names; empty if it is.
 */
export function answerErrors(operation: OperationName, answer: unknown): readonly string[] {
  const { ucp } = (answer ?? {}) as Answer;
  if (ucp?.status === "error") return schemaErrors("common/types/error_response.json", answer);
  const [schema, root, part] = schemas[operation];
  const composed = extensions
    .filter((name) => ucp?.capabilities?.[`dev.ucp.shopping.${name}`])
    .map((name) => `shopping/${name}.json#/$defs/${root}${part ? `/$defs/${part}` : ""}`)
    .filter((reference) => ajv.getSchema(base + reference));
  return [schema, ...composed].flatMap((reference) => schemaErrors(reference, answer));
}
