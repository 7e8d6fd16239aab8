/** Where the schema of the capability is published. */
export const configuratorSchemaPath = "/api/ucp/schemas/configurator.json";

/** Version of the capability, which is the shop's own. */
export const configuratorVersion = "2026-11-30";

/** What the capability extends. */
export const configuratorParents = [
  "dev.ucp.shopping.catalog.lookup",
  "dev.ucp.shopping.cart",
  "dev.ucp.shopping.checkout",
] as const;

/** Form of a reverse domain name. Source: schemas/common/types/reverse_domain_name.json of the protocol. */
const reverseDomainName = /^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$/;

/**
 * Name of the capability to compose a watch, in the domain of the shop: "com.example.configurator". Null for a shop without
 * a domain, which cannot have a capability of its own.
 */
export function configuratorCapability(origin: string): string | null {
  const name = [...new URL(origin).hostname.split(".").toReversed(), "configurator"].join(".");
  return reverseDomainName.test(name) ? name : null;
}

/** Addresses of its description and its schema, and what it extends. */
export const configuratorDocuments = (origin: string) => ({
  spec: `${origin}/agents.md`,
  schema: `${origin}${configuratorSchemaPath}`,
  extends: [...configuratorParents],
});
