import * as v from "valibot";
import { fail, ok, type Result } from "@/src/domain/result";
import {
  rotated,
  secretBytes,
  writeWebhookSecret,
  type WebhookSecrets,
} from "@/src/domain/webhooks/webhook-secret";
import { resealed, seal, unseal } from "@/src/services/forms/sealed";
import type { Keys, Shop } from "@/src/services/shop";

const purpose = "webhook-secret";

const secrets = v.object({
  secret: v.string(),
  former: v.nullable(v.object({ secret: v.string(), until: v.string() })),
}) satisfies v.GenericSchema<WebhookSecrets>;

/** Opens the secrets of an endpoint; null for those sealed with a secret that the shop no longer has. */
export function openSecrets(keys: Keys, sealed: string): WebhookSecrets | null {
  try {
    return v.parse(secrets, JSON.parse(unseal(keys, purpose, sealed)));
  } catch {
    // The caller says that a new one is needed.
    return null;
  }
}

/**
 * Makes a secret for an endpoint. The one before signs too for another day.
 * @param by e-mail of the member of staff
 * @returns the secret, which is shown this once
 */
export async function makeSecret(
  shop: Shop,
  { endpoint, by }: { readonly endpoint: number; readonly by: string },
): Promise<Result<string, "not-found">> {
  const secret = writeWebhookSecret(shop.random(secretBytes * 8));
  return shop.store.transaction(async (tx): Promise<Result<string, "not-found">> => {
    const sealed = await tx.webhooks.lockSealedSecrets(endpoint);
    if (sealed === undefined) return fail("not-found");
    const now = shop.clock();
    const known = sealed === null ? null : openSecrets(shop, sealed);
    const fresh = seal(shop, purpose, JSON.stringify(rotated(known, secret, now)));
    await tx.webhooks.saveSealedSecrets(endpoint, fresh);
    // That there is another one is logged, never what it is.
    const changes = [{ field: "secret", before: "", after: "" }];
    await tx.staff.auditAct({ at: now, by, entity: "webhook-endpoints", document: endpoint, changes });
    return ok(secret);
  });
}

/**
 * Reseals secrets from an earlier secret of the shop with the current one. Source: decision 0088.
 * @returns how many
 */
export async function rekeyWebhooks(shop: Pick<Shop, keyof Keys | "store">): Promise<number> {
  let done = 0;
  for (const { id, sealed } of await shop.store.webhooks.listSealedSecrets()) {
    const fresh = resealed(shop, purpose, sealed);
    if (fresh !== null && (await shop.store.webhooks.resealSecrets(id, sealed, fresh))) done += 1;
  }
  return done;
}
