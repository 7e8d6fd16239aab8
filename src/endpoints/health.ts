import { ok } from "@/src/domain/result";
import { checkHealth } from "@/src/services/check-health";
import { shopVersion } from "@/src/shop/shop-of";
import type { Caller, Reply } from "./route";

/**
 * GET /api/health: 200 while the shop can take orders. Mails wait in the outbox, so a mail server that is away
 * is reported but does not make the shop ill.
 */
export async function health(_: unknown, { shop }: Caller): Reply<never> {
  const parts = await checkHealth(shop);
  const isWell = parts.database && parts.payments;
  return ok(
    Response.json(
      { status: isWell ? "ok" : "degraded", parts, versions: { shop: shopVersion, node: process.version } },
      { status: isWell ? 200 : 503, headers: { "cache-control": "no-store" } },
    ),
  );
}
