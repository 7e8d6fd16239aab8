import { connectionSource, paymentModes, paypalBaseOf } from "@/src/domain/connections/connection-variables";
import { shownSecret } from "@/src/domain/connections/shown-secret";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PaypalConnectError } from "@/src/gateways/paypal/connect-paypal";
import type { Shop } from "@/src/services/shop";
import { saveEntry, readEntries } from "./connection-entries";
import { refuseRealPayments, type RealPaymentsError } from "./refuse-real-payments";

export interface PaypalInput {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Empty to have the shop find or make it. */
  readonly webhookId: string;
  readonly isLive: boolean;
}

/** `operator`: the environment has the account. `mode`: cards are paid in the other mode, real or test. */
export type SavePaypalAccountError = PaypalConnectError | RealPaymentsError | "operator" | "mode";

const paypalItself = "https://api-m.paypal.com";

/**
 * Tries an account at PayPal and saves it with its webhook.
 * @param by e-mail of the member of staff
 */
export async function savePaypalAccount(
  shop: Shop,
  { clientId, clientSecret, webhookId: given, isLive }: PaypalInput,
  by: string,
): Promise<Result<null, SavePaypalAccountError>> {
  const { environment, connectPaypal } = shop.connections;
  const { entries } = await readEntries(shop);
  if (connectionSource(environment, entries, "paypal") === "operator") return fail("operator");
  const base = paypalBaseOf(environment, isLive);
  const isReal = base === undefined;
  const { stripe } = paymentModes(environment, entries);
  if (stripe !== null && stripe !== (isReal ? "live" : "test")) return fail("mode");
  const refused = isReal ? await refuseRealPayments(shop) : null;
  if (refused !== null) return fail(refused);

  const account = { clientId, clientSecret, apiBase: base ?? paypalItself };
  const url = `${shop.origin}/api/paypal/webhook`;
  const connected = await connectPaypal(account, url, given === "" ? null : given);
  if (!connected.ok) return connected;
  const shown = [
    entries.paypal ? shownSecret(entries.paypal.clientSecret) : "",
    shownSecret(clientSecret),
  ] as const;
  const entry = { clientId, clientSecret, webhookId: connected.value, isLive };
  await saveEntry(shop, { kind: "paypal", entry, shown, by });
  return ok(null);
}
