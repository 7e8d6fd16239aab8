import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import type { Operation } from "./operation";

/** The operations that the shop has, for both transports. */
export const operations: readonly Operation[] = [];

/** Capabilities without operations of their own that the shop has too. */
export const extensions: readonly CapabilityName[] = [];
