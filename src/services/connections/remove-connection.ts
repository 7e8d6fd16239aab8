import type { ConnectionKind } from "@/src/domain/connections/connection";
import { paymentModes } from "@/src/domain/connections/connection-variables";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { readEntries } from "./connection-entries";
import { forgetStripe } from "./save-stripe-account";

/**
 * Forgets an account that was entered. What the environment has holds again.
 * @param by e-mail of the member of staff
 * @returns `mode` while PayPal takes real money and cards no longer would
 */
export async function removeConnection(
  shop: Shop,
  kind: ConnectionKind,
  by: string,
): Promise<Result<null, "mode">> {
  const { entries } = await readEntries(shop);
  const { [kind]: _, ...left } = entries;
  const { stripe, paypal } = paymentModes(shop.connections.environment, left);
  if (kind === "stripe" && paypal === "live" && stripe === "test") return fail("mode");
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    if (!(await tx.connections.deleteConnection(kind))) return;
    const changes = [{ field: kind, before: "…", after: "" }];
    await tx.staff.auditAct({ at, by, entity: "connections", document: kind, changes });
  });
  if (kind === "stripe" && entries.stripe) await forgetStripe(shop, entries.stripe.secretKey);
  return ok(null);
}
