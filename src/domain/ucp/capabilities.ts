import type { CapabilityName } from "./capability-name";
import { ucpVersion } from "./version";

/** A capability in one version, as a profile lists it. */
export interface CapabilityEntry {
  readonly name: string;
  readonly version: string;
  /** Capabilities that it adds to; empty for one that stands alone. */
  readonly extends: readonly string[];
}

interface Documented {
  /** Below the protocol's own site and version. */
  readonly spec: string;
  readonly schema: string;
  readonly extends?: readonly CapabilityName[];
}

const cart = "dev.ucp.shopping.cart";
const checkout = "dev.ucp.shopping.checkout";

/** Source: schemas/shopping and docs/specification of the protocol. */
const documents: Readonly<Record<CapabilityName, Documented>> = {
  "dev.ucp.shopping.catalog.search": { spec: "shopping/catalog/search", schema: "catalog_search" },
  "dev.ucp.shopping.catalog.lookup": { spec: "shopping/catalog/lookup", schema: "catalog_lookup" },
  [cart]: { spec: "shopping/cart", schema: "cart" },
  [checkout]: { spec: "shopping/checkout", schema: "checkout" },
  "dev.ucp.shopping.order": { spec: "shopping/order", schema: "order" },
  "dev.ucp.shopping.discount": { spec: "discount", schema: "discount", extends: [cart, checkout] },
  "dev.ucp.shopping.fulfillment": { spec: "fulfillment", schema: "fulfillment", extends: [checkout] },
  "dev.ucp.shopping.buyer_consent": {
    spec: "buyer-consent",
    schema: "buyer_consent",
    extends: [cart, checkout],
  },
  "dev.ucp.shopping.permalink": { spec: "permalink", schema: "permalink" },
};

/** Where the protocol's own documents of the shop's version are. */
export const ucpDocuments = `https://ucp.dev/${ucpVersion}`;

/** A capability of the protocol, as the shop has it. */
export const capabilityEntry = (name: CapabilityName): CapabilityEntry => ({
  name,
  version: ucpVersion,
  extends: documents[name].extends ?? [],
});

/** Addresses of its description and its schema, and what it extends. */
export const capabilityDocuments = (name: CapabilityName) => ({
  spec: `${ucpDocuments}/specification/${documents[name].spec}`,
  schema: `${ucpDocuments}/schemas/shopping/${documents[name].schema}.json`,
  extends: documents[name].extends ?? [],
});
