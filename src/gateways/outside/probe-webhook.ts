import * as v from "valibot";
import type { WebhookAnswer } from "@/src/domain/launch-checks/launch-check-facts";

/** Whoever looks waits no longer, ms. */
const patience = 2_500;
/** How the shop refuses an event that nobody has signed. */
const refusal = v.object({ error: v.literal("bad-signature") });

function isRefusal(text: string): boolean {
  try {
    return v.is(refusal, JSON.parse(text));
  } catch {
    // No JSON: not the shop.
    return false;
  }
}

/**
 * Sends an event that nobody has signed to the shop's own public address, as the provider would by way of the same name, proxy and
 * certificate. Only the shop refuses it as it does; it changes nothing there. What stands between a provider and this machine's
 * network is not on the way.
 */
export async function probeWebhook(address: string): Promise<WebhookAnswer> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      // A provider follows none either.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    return answer.status === 400 && isRefusal(text) ? "shop" : "other";
  } catch {
    return "nothing";
  }
}
