import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import { getProduct } from "./catalog/get-product";
import { lookupCatalog } from "./catalog/lookup-catalog";
import { searchCatalog } from "./catalog/search-catalog";
import type { Operation } from "./operation";

/** The operations that the shop has, for both transports. */
export const operations: readonly Operation[] = [searchCatalog, lookupCatalog, getProduct];

/** Capabilities without operations of their own that the shop has too. */
export const extensions: readonly CapabilityName[] = [];
