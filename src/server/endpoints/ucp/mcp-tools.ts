import { toJsonSchema } from "@valibot/to-json-schema";
import type { Tool } from "@modelcontextprotocol/server";
import type { Operation, OperationName } from "@/src/services/ucp/operation";
import { operations } from "@/src/services/ucp/operations";

const descriptions: Readonly<Record<OperationName, string>> = {
  search_catalog: "Search the shop's watches, straps and gift cards by words, category and price.",
  lookup_catalog: "Look up products or variants by their ids.",
  get_product:
    "One product with its options. The composed watch is a product too: `selected` narrows its options by the shop's own rules.",
  create_cart: "Put items into a new cart and learn their prices.",
  get_cart: "A cart as it is now.",
  update_cart: "Replace the contents of a cart.",
  cancel_cart: "Give up a cart.",
  create_checkout: "Begin a checkout. The buyer pays on the shop's own page, at `continue_url`.",
  get_checkout: "A checkout as it is now; after payment it has its order.",
  update_checkout: "Replace the contents of a checkout: items, buyer, destination, codes.",
  complete_checkout: "Ask for the payment. The shop takes no card data: the buyer pays at `continue_url`.",
  cancel_checkout: "Give up a checkout.",
  get_order: "An order that was paid from a checkout of this agent, with its parcels and refunds.",
};

/** Repeated without harm only with a key: the protocol demands one. Source: mcp.openrpc.json of the protocol. */
export const needsKey = ({ path }: Operation): boolean => /\/(?:complete|cancel)$/.test(path);

export const hasId = ({ path }: Operation): boolean => path.includes(":id");

const metaOf = (operation: Operation) => ({
  type: "object",
  description: "Metadata of the request.",
  properties: {
    "ucp-agent": {
      type: "object",
      properties: {
        profile: { type: "string", format: "uri", description: "Address of the agent's platform profile." },
      },
      required: ["profile"],
    },
    "idempotency-key": {
      type: "string",
      description: "A repeated call with the same key gets the first answer.",
    },
  },
  required: ["ucp-agent", ...(needsKey(operation) ? ["idempotency-key"] : [])],
});

function bodySchema({ request }: Operation): object {
  // Transformations have no JSON Schema; what is sent is described as far as it can be.
  const { $schema: _, ...schema } = toJsonSchema(request, {
    target: "draft-2020-12",
    typeMode: "input",
    errorMode: "ignore",
  });
  return schema;
}

function toolOf(operation: Operation): Tool {
  const { name, argument, isChanging } = operation;
  return {
    name,
    description: descriptions[name],
    inputSchema: {
      type: "object",
      properties: {
        meta: metaOf(operation),
        ...(hasId(operation) && { id: { type: "string", description: "Id of the session or order." } }),
        ...(argument !== null && { [argument]: bodySchema(operation) }),
      },
      required: ["meta", ...(hasId(operation) ? ["id"] : []), ...(argument === null ? [] : [argument])],
    },
    annotations: { readOnlyHint: !isChanging, openWorldHint: false },
  };
}

export const describeShopName = "describe_shop";

/** Needs no profile: it tells what every visitor of the shop may read. */
const describeShopTool: Tool = {
  name: describeShopName,
  description:
    "Delivery, returns, guarantee, sizes and the questions that buyers ask, in the shop's own words.",
  inputSchema: {
    type: "object",
    properties: { language: { type: "string", description: "Language of the answer, as fr or ja." } },
  },
  annotations: { readOnlyHint: true, openWorldHint: false },
};

/** The operations of the protocol as tools, by the same names. */
export const mcpTools = (): Tool[] => [...operations.map(toolOf), describeShopTool];
