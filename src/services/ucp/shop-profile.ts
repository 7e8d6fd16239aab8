import { capabilityDocuments, ucpDocuments } from "@/src/domain/ucp/capabilities";
import {
  configuratorCapability,
  configuratorDocuments,
  configuratorVersion,
} from "@/src/domain/ucp/configurator-capability";
import { ucpVersion } from "@/src/domain/ucp/version";
import type { Shop } from "@/src/services/shop";
import { paymentHandlers } from "./conformance/mock-handler";
import { offeredNames } from "./offered-capabilities";
import { publishedKeys } from "./signing/shop-keys";

/** Below the shop's origin. */
export const restPath = "/api/ucp/v1";
export const mcpPath = "/api/ucp/mcp";
export const permalinkPath = "/api/ucp/buy";

const service = (transport: "rest" | "mcp", endpoint: string, schema: string) => ({
  version: ucpVersion,
  spec: `${ucpDocuments}/specification/overview`,
  transport,
  endpoint,
  schema: `${ucpDocuments}/services/shopping/${schema}`,
});

/** What the shop can do, as agents find it at /.well-known/ucp. Source: overview of the protocol, profile structure. */
export function shopProfile(shop: Pick<Shop, "origin" | "sign" | "previousSigners" | "conformance">) {
  const { origin } = shop;
  const own = configuratorCapability(origin);
  return {
    ucp: {
      version: ucpVersion,
      services: {
        "dev.ucp.shopping": [
          service("rest", origin + restPath, "rest.openapi.json"),
          service("mcp", origin + mcpPath, "mcp.openrpc.json"),
        ],
      },
      capabilities: {
        ...Object.fromEntries(
          offeredNames().map((name) => {
            const { extends: parents, ...documents } = capabilityDocuments(name);
            return [
              name,
              [
                {
                  version: ucpVersion,
                  ...documents,
                  ...(parents.length > 0 && { extends: parents }),
                  ...(name === "dev.ucp.shopping.permalink" && {
                    config: { endpoint: origin + permalinkPath },
                  }),
                },
              ],
            ];
          }),
        ),
        ...(own !== null && {
          [own]: [{ version: configuratorVersion, ...configuratorDocuments(origin) }],
        }),
      },
      payment_handlers: paymentHandlers(shop),
    },
    keys: publishedKeys(shop),
  };
}
