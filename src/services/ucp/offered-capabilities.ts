import { capabilityEntry, type CapabilityEntry } from "@/src/domain/ucp/capabilities";
import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import { extensions, operations } from "./operations";

/** The capabilities that the shop has: those of its operations, then what extends them. */
export const offeredNames = (): readonly CapabilityName[] => [
  ...new Set([...operations.map(({ capability }) => capability), ...extensions]),
];

export const offeredCapabilities = (): readonly CapabilityEntry[] => offeredNames().map(capabilityEntry);
