import { ok } from "@/src/domain/result";
import { checkHealth } from "@/src/services/check-health";
import { shopVersion } from "@/src/server/runtime/shop-version";
import type { Caller, Reply } from "./route";

const versions = { shop: shopVersion, node: process.version };
const answer = (status: number, body: object) =>
  ok(Response.json({ ...body, versions }, { status, headers: { "cache-control": "no-store" } }));

/**
 * GET /api/health and /api/health/ready: 200 while the shop can be shown and carts can be filled, else 503: a
 * balancer then asks another node. Mails are queued in the outbox and a payment can be retried, so a failing mail
 * server or payment provider is reported as `degraded` and does not change the status: it fails for every node alike.
 */
export async function ready(_: unknown, { shop }: Caller): Reply<never> {
  const { outboxSeconds, ...parts } = await checkHealth(shop);
  const status = parts.mail && parts.payments ? "ok" : "degraded";
  return answer(parts.database ? 200 : 503, {
    status: parts.database ? status : "unavailable",
    parts,
    outboxSeconds,
  });
}

/** GET /api/health/live: 200 while the process responds. Otherwise it is restarted. */
export async function live(): Reply<never> {
  return answer(200, { status: "ok" });
}
