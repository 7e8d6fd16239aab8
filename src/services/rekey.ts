import { rekeyConnections } from "./connections/connection-entries";
import { rekeyCards } from "./gift-cards/rekey-cards";
import { rekeyWebhooks } from "./webhooks/webhook-secrets";
import type { Shop } from "./shop";
import { rekeySecondFactors } from "./staff/second-factor";

interface Rekeyed {
  readonly cards: number;
  readonly secondFactors: number;
  readonly connections: number;
  readonly webhooks: number;
}

/**
 * Rekeys stored secrets from earlier keys to the current ones, so that the earlier ones can be removed. It can run
 * repeatedly while the shop is in use. Source: decision 0088.
 */
export async function rekey(shop: Shop): Promise<Rekeyed> {
  return {
    cards: await rekeyCards(shop),
    secondFactors: await rekeySecondFactors(shop),
    connections: await rekeyConnections(shop),
    webhooks: await rekeyWebhooks(shop),
  };
}
