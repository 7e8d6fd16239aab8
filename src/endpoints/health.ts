import { ok } from "@/src/domain/result";
import { checkHealth } from "@/src/services/check-health";
import { shopVersion } from "@/src/shop/shop-version";
import type { Caller, Reply } from "./route";

const versions = { shop: shopVersion, node: process.version };
const answer = (status: number, body: object) =>
  ok(Response.json({ ...body, versions }, { status, headers: { "cache-control": "no-store" } }));

/**
 * GET /api/health and /api/health/ready: 200 while the shop can be shown and carts can be filled, else 503: a balancer then asks
 * another node. Mails wait in the outbox and a payment can be tried again, so whoever sends or pays is told as
 * `degraded`, and closes nothing: it is away for every node alike.
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

/** GET /api/health/live: 200 while the process answers. One that does not is started again. */
export async function live(): Reply<never> {
  return answer(200, { status: "ok" });
}
