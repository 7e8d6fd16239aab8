import * as v from "valibot";
import type { WebhookAnswer } from "@/src/domain/launch-checks/launch-check-facts";

/** Timeout, ms. */
const patience = 2_500;
/** The shop's response to an unsigned event. */
const refusal = v.object({ error: v.literal("bad-signature") });

function isRefusal(text: string): boolean {
  try {
    return v.is(refusal, JSON.parse(text));
  } catch {
    // Not JSON: not the shop.
    return false;
  }
}

/**
 * Sends an unsigned event to the shop's own public URL, as the provider would, through the same name, proxy and
 * certificate. The response identifies the shop; nothing is changed. It does not test the network between the provider
 * and this machine.
 */
export async function probeWebhook(address: string): Promise<WebhookAnswer> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
      // Providers do not follow redirects either.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    return answer.status === 400 && isRefusal(text) ? "shop" : "other";
  } catch {
    return "nothing";
  }
}
