import type { Clock } from "../clock/clock";
import type { Scheduler } from "../clock/scheduler";
import type { Store } from "../store/store";
import type { Endpoint, StripeDocuments } from "./documents";
import { noFaults, type Faults } from "./faults";

/** What every operation of the card provider works with. */
export interface StripeSandbox {
  secretKey: string;
  /** Origin of the payment page. */
  origin: string;
  clockSpeed: number;
  latencyMs: number;
  store: Store<StripeDocuments>;
  clock: Clock;
  scheduler: Scheduler;
  /** Aborted by `close()`: deliveries under way are cut off and repeated at the next start. */
  closing: AbortSignal;
}

/** The version the SDK in package.json pins; a newer SDK is answered in its own version. */
export const currentApiVersion = "2026-10-28.endive";

const only = "only";

export function readFaults(sandbox: StripeSandbox): Faults {
  return sandbox.store.get("faults", only) ?? noFaults;
}

export function writeFaults(sandbox: StripeSandbox, faults: Faults) {
  sandbox.store.put("faults", only, faults);
}

const createdEndpoint = ({ store }: StripeSandbox) => store.all("webhookEndpoints").at(-1);

/** Whether the endpoint has asked for events of this type; the configured one gets all. */
export const isAskedFor = (sandbox: StripeSandbox, type: string): boolean =>
  createdEndpoint(sandbox)?.enabled_events.includes(type) ?? true;

/**
 * Where events go: to the endpoint that was created last through the API, else to the configured one. The provider
 * itself would send them to each.
 * @throws when called before `startSandbox` stored the endpoint
 */
export function readEndpoint(sandbox: StripeSandbox): Endpoint {
  const created = createdEndpoint(sandbox);
  if (created?.secret !== undefined) return { url: created.url, secret: created.secret };
  const endpoint = sandbox.store.get("endpoint", only);
  if (!endpoint) throw new Error("The sandbox has no webhook endpoint; startSandbox stores it first.");
  return endpoint;
}

export function writeEndpoint(sandbox: StripeSandbox, endpoint: Endpoint) {
  sandbox.store.put("endpoint", only, endpoint);
}

/** Counts up without gaps; gives events and deliveries an order within one second. */
export function nextSequence(sandbox: StripeSandbox): number {
  const next = (sandbox.store.get("sequence", only) ?? 0) + 1;
  sandbox.store.put("sequence", only, next);
  return next;
}
