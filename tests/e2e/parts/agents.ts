import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { openAgent, type TestAgent } from "@/tests/setup/open-agent";
import { answerErrors } from "@/tests/setup/ucp-schema";
import { shopUrl } from "./addresses";

/** Operations that a purchase takes: how REST calls them, and the argument of a tool that has the body. */
const operations = {
  search_catalog: ["POST", "/catalog/search", "catalog"],
  get_product: ["POST", "/catalog/product", "catalog"],
  create_cart: ["POST", "/carts", "cart"],
  create_checkout: ["POST", "/checkout-sessions", "checkout"],
  update_checkout: ["PUT", "/checkout-sessions/:id", "checkout"],
  get_checkout: ["GET", "/checkout-sessions/:id", ""],
  get_order: ["GET", "/orders/:id", ""],
} as const;
type OperationName = keyof typeof operations;

interface Sent {
  readonly id?: string;
  readonly body?: object;
}

/** A program that shops for a buyer. */
export interface ShoppingAgent extends Pick<TestAgent, "profile" | "receiver" | "close"> {
  /** Calls an operation. An answer that the schemas of the protocol refuse fails loudly. */
  readonly ask: (name: OperationName, sent: Sent) => Promise<unknown>;
}

type Ask = (name: OperationName, sent: Sent) => Promise<unknown>;

const overRest =
  (agent: TestAgent): Ask =>
  async (name, { id = "", body }) => {
    const [method, path] = operations[name];
    const answer = await agent.call(method, path.replace(":id", id), body);
    if (answer.status >= 300)
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

const overMcp =
  (agent: TestAgent, client: Client): Ask =>
  async (name, { id, body }) => {
    const [, , argument] = operations[name];
    const { structuredContent } = await client.callTool({
      name,
      arguments: {
        meta: { "ucp-agent": { profile: agent.profile } },
        ...(id !== undefined && { id }),
        ...(body && { [argument]: body }),
      },
    });
    return structuredContent;
  };

export async function openShoppingAgent(transport: "REST" | "MCP"): Promise<ShoppingAgent> {
  const agent = await openAgent(shopUrl);
  const client = new Client({ name: "test", version: "1" });
  if (transport === "MCP")
    await client.connect(new StreamableHTTPClientTransport(new URL(`${shopUrl}/api/ucp/mcp`)));
  const ask = transport === "MCP" ? overMcp(agent, client) : overRest(agent);
  return {
    ...agent,
    ask: async (name, sent) => {
      const answer = await ask(name, sent);
      const errors = answerErrors(name, answer);
      if (errors.length > 0) throw new Error(`${name}: ${errors.join("\n")}\n${JSON.stringify(answer)}`);
      return answer;
    },
    close: async () => {
      await client.close();
      await agent.close();
    },
  };
}
