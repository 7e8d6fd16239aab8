import { capabilityEntry, type CapabilityEntry } from "@/src/domain/ucp/capabilities";
import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import {
  configuratorCapability,
  configuratorDocuments,
  configuratorVersion,
} from "@/src/domain/ucp/configurator-capability";
import { extensions, operations } from "./operations";

/** The capabilities of the protocol that the shop has: those of its operations, then what extends them. */
export const offeredNames = (): readonly CapabilityName[] => [
  ...new Set([...operations.map(({ capability }) => capability), ...extensions]),
];

/** The same with the shop's own one. @param origin of the shop, which names it */
export function offeredCapabilities(origin: string): readonly CapabilityEntry[] {
  const own = configuratorCapability(origin);
  return [
    ...offeredNames().map(capabilityEntry),
    ...(own === null
      ? []
      : [{ name: own, version: configuratorVersion, extends: configuratorDocuments(origin).extends }]),
  ];
}
