/** Capabilities of the protocol that the shop has. Its own one for composing a watch is named after the shop's domain. */
export type CapabilityName =
  | "dev.ucp.shopping.catalog.search"
  | "dev.ucp.shopping.catalog.lookup"
  | "dev.ucp.shopping.cart"
  | "dev.ucp.shopping.checkout"
  | "dev.ucp.shopping.order"
  | "dev.ucp.shopping.discount"
  | "dev.ucp.shopping.fulfillment"
  | "dev.ucp.shopping.buyer_consent"
  | "dev.ucp.shopping.permalink";
