import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import { cancelCart } from "./cancel-cart";
import { cancelCheckout } from "./cancel-checkout";
import { getProduct } from "./catalog/get-product";
import { lookupCatalog } from "./catalog/lookup-catalog";
import { searchCatalog } from "./catalog/search-catalog";
import { completeCheckout } from "./complete-checkout";
import { createCart } from "./create-cart";
import { createCheckout } from "./create-checkout";
import { getCart } from "./get-cart";
import { getCheckout } from "./get-checkout";
import { getOrder } from "./get-order";
import type { Operation } from "./operation";
import { updateCart } from "./update-cart";
import { updateCheckout } from "./update-checkout";

/** The operations that the shop has, for both transports. */
export const operations: readonly Operation[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  createCart,
  getCart,
  updateCart,
  cancelCart,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
];

/** Capabilities without operations of their own that the shop has too. */
export const extensions: readonly CapabilityName[] = [
  "dev.ucp.shopping.discount",
  "dev.ucp.shopping.fulfillment",
  "dev.ucp.shopping.buyer_consent",
  "dev.ucp.shopping.permalink",
];
