import { contentPolicy } from "@/src/domain/tracking/content-policy";
import type { PolicySources } from "@/src/domain/tracking/trackers";
import { notifyRevalidation } from "@/src/store/revalidation/revalidation-listener";
import { perProcess } from "@/src/per-process";

const isDevelopment = process.env.NODE_ENV === "development";

/** Until the settings have been read, no origin is allowed. */
const shut = contentPolicy({ script: [], connect: [], img: [], frame: [] }, isDevelopment);

const known = perProcess("page policy", () => ({ policy: shut }));

/** The content policy of every page, as the settings have it now. */
export const pagePolicy = (): string => known().policy;

/**
 * Cached pages with another policy are purged.
 * @param paymentPages origins of the payment pages
 */
export function notePagePolicy(sources: PolicySources, paymentPages: readonly string[]): void {
  const policy = contentPolicy(sources, isDevelopment, paymentPages);
  if (policy === known().policy) return;
  known().policy = policy;
  notifyRevalidation();
}
