import { signingSecrets } from "@/src/domain/webhooks/webhook-secret";
import type { Shop } from "@/src/services/shop";
import type { EndpointHealth } from "@/src/store/webhooks/endpoint-rows";
import { openSecrets } from "./webhook-secrets";

/** How an endpoint stands. No secret in it. */
export interface DescribedEndpoint extends EndpointHealth {
  /** `unreadable`: sealed with a secret that the shop no longer has. */
  readonly secret: "none" | "kept" | "unreadable";
  /** Until when the secret before signs too. */
  readonly formerUntil: Date | null;
}

export async function describeEndpoint(shop: Shop, endpoint: number): Promise<DescribedEndpoint> {
  const [health, sealed] = await Promise.all([
    shop.store.webhooks.findEndpointHealth(endpoint),
    shop.store.webhooks.findSealedSecrets(endpoint),
  ]);
  const secrets = sealed === null ? null : openSecrets(shop, sealed);
  const isRotating = secrets !== null && signingSecrets(secrets, shop.clock()).length > 1;
  return {
    ...health,
    secret: sealed === null ? "none" : secrets === null ? "unreadable" : "kept",
    formerUntil: isRotating && secrets.former ? new Date(secrets.former.until) : null,
  };
}
