import { selectionFields } from "@/src/domain/watch/selection";
import {
  configuratorCapability,
  configuratorSchemaPath,
  configuratorVersion,
} from "./configurator-capability";
import { ucpVersion } from "./version";

const base = `https://ucp.dev/${ucpVersion}/schemas`;
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const withLines = (parent: "cart" | "checkout") => ({
  title: `${parent} with composed watches`,
  allOf: [
    { $ref: `${base}/shopping/${parent}.json` },
    {
      type: "object",
      properties: {
        line_items: {
          type: "array",
          items: { type: "object", properties: { item: ref("configured_item") } },
        },
      },
    },
  ],
});

/** JSON Schema of the capability to compose a watch. */
export const configuratorSchema = (origin: string) => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  $id: `${origin}${configuratorSchemaPath}`,
  name: configuratorCapability(origin),
  version: configuratorVersion,
  title: "Configurator",
  description:
    "A watch composed part by part: a line may carry the keys of its parts, and a product tells the watch they make.",
  requires: { protocol: { min: ucpVersion } },
  $defs: {
    configuration: {
      type: "object",
      description:
        "Keys of parts by field, as the ids of the product's option values. Fields that are left out follow the others by the rules of the shop.",
      propertyNames: { enum: selectionFields },
      additionalProperties: { type: "string" },
    },
    configured_item: {
      type: "object",
      description:
        "In a request: the id of the product of composed watches with a configuration. The answer has the sku of that watch as id.",
      properties: { id: { type: "string" }, configuration: ref("configuration") },
    },
    repair: {
      type: "object",
      description: "A part that had to follow the others, or could not be had.",
      required: ["field", "from", "to", "reason"],
      properties: {
        field: { enum: selectionFields },
        from: { type: ["string", "null"] },
        to: { type: ["string", "null"] },
        reason: { type: "string", description: "Id of the rule, or sold-out." },
      },
    },
    configurator: {
      type: "object",
      description: "The featured variant as the configurator knows it.",
      required: [
        "configuration",
        "repairs",
        "price_lines",
        "lead_days",
        "edit_url",
        "shared_url",
        "pictures",
      ],
      properties: {
        configuration: ref("configuration"),
        repairs: { type: "array", items: ref("repair") },
        price_lines: {
          type: "array",
          description: "The base price, without a field, and what each part adds.",
          items: {
            type: "object",
            required: ["price"],
            properties: {
              field: { enum: selectionFields },
              key: { type: "string" },
              price: { $ref: `${base}/common/types/price.json` },
            },
          },
        },
        lead_days: { type: ["integer", "null"], description: "Days from the order to the parcel." },
        edit_url: { type: "string", format: "uri", description: "The configurator, opened on the watch." },
        shared_url: { type: "string", format: "uri", description: "A page that always shows this watch." },
        pictures: {
          type: "object",
          required: ["front", "back"],
          properties: { front: { type: "string", format: "uri" }, back: { type: "string", format: "uri" } },
        },
      },
    },
    "dev.ucp.shopping.catalog.lookup": {
      title: "Catalog lookup with the configurator",
      oneOf: [
        { $ref: `${base}/shopping/catalog_lookup.json#/$defs/lookup_response` },
        {
          allOf: [
            { $ref: `${base}/shopping/catalog_lookup.json#/$defs/get_product_response` },
            {
              type: "object",
              properties: {
                product: { type: "object", properties: { configurator: ref("configurator") } },
              },
            },
          ],
        },
      ],
    },
    "dev.ucp.shopping.cart": withLines("cart"),
    "dev.ucp.shopping.checkout": withLines("checkout"),
  },
});
