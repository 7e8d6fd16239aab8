import { ucpVersion } from "@/src/domain/ucp/version";
import { openReceiver, type Receiver } from "./open-receiver";

/** A program that shops for a buyer, with its profile on this machine; the shop needs LOOPBACK_REQUESTS=1. */
export interface TestAgent {
  /** address of its profile */
  readonly profile: string;
  /** its server: other profiles, and what the shop tells it */
  readonly receiver: Receiver;
  /** Calls an operation over REST. @param path below the service's address */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<{ readonly status: number; readonly headers: Headers; readonly body: unknown }>;
  readonly close: () => Promise<void>;
}

const shopping = [
  "catalog.search",
  "catalog.lookup",
  "cart",
  "checkout",
  "order",
  "discount",
  "fulfillment",
  "buyer_consent",
  "permalink",
].map((name) => `dev.ucp.shopping.${name}`);

/** A profile with these capabilities. @param orderWebhook where it wants to hear of its orders */
export const agentProfile = (
  capabilities: readonly string[] = shopping,
  more: object = {},
  orderWebhook: string | null = null,
) => ({
  ucp: {
    version: ucpVersion,
    services: {
      "dev.ucp.shopping": [
        {
          version: ucpVersion,
          spec: `https://ucp.dev/${ucpVersion}/specification/overview`,
          transport: "rest",
          schema: `https://ucp.dev/${ucpVersion}/services/shopping/rest.openapi.json`,
        },
      ],
    },
    capabilities: Object.fromEntries(
      capabilities.map((name) => [
        name,
        [
          {
            version: ucpVersion,
            spec: `https://ucp.dev/${ucpVersion}/specification/overview`,
            schema: `https://ucp.dev/${ucpVersion}/schemas/shopping/cart.json`,
            ...(name === "dev.ucp.shopping.order" &&
              orderWebhook !== null && { config: { webhook_url: orderWebhook } }),
          },
        ],
      ]),
    ),
    payment_handlers: {},
  },
  ...more,
});

/**
 * It can do everything, and hears of its orders at /orders.
 * @param shopUrl where the shop's API is
 */
export async function openAgent(shopUrl: string): Promise<TestAgent> {
  const receiver = await openReceiver();
  const origin = `http://127.0.0.1:${receiver.port}`;
  const profile = agentProfile(undefined, {}, `${origin}/orders`);
  receiver.answer((response, { path }) => {
    if (path !== "/profile.json") return response.writeHead(204).end();
    return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(profile));
  });
  const address = `${origin}/profile.json`;
  return {
    profile: address,
    receiver,
    call: async (method, path, body, headers = {}) => {
      const answer = await fetch(`${shopUrl}/api/ucp/v1${path}`, {
        method,
        headers: {
          "ucp-agent": `profile="${address}"`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
    },
    close: receiver.close,
  };
}
