import { contentPolicy } from "@/src/domain/tracking/content-policy";
import type { PolicySources } from "@/src/domain/tracking/trackers";
import { notifyRevalidation } from "@/src/revalidation/revalidation-listener";

const isDevelopment = process.env.NODE_ENV === "development";

/** Until the settings have been read, no origin is allowed. */
const shut = contentPolicy({ script: [], connect: [], img: [], frame: [] }, isDevelopment);

/** The proxy is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourPagePolicy?: string } = globalThis;

/** The content policy of every page, as the settings have it now. */
export const pagePolicy = (): string => shared.valcourPagePolicy ?? shut;

/**
 * Cached pages with another policy are purged.
 * @param paymentPages origins of the pages that take the money
 */
export function notePagePolicy(sources: PolicySources, paymentPages: readonly string[]): void {
  const policy = contentPolicy(sources, isDevelopment, paymentPages);
  if (policy === shared.valcourPagePolicy) return;
  shared.valcourPagePolicy = policy;
  notifyRevalidation();
}
