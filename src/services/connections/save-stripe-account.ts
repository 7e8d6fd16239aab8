import { isLiveStripeKey, stripeKeyPattern } from "@/src/domain/connections/connection";
import { apiBaseOf, connectionSource, paymentModes } from "@/src/domain/connections/connection-variables";
import { shownSecret } from "@/src/domain/connections/shown-secret";
import { fail, ok, type Result } from "@/src/domain/result";
import type { StripeConnectError } from "@/src/gateways/stripe/connect-stripe";
import type { Shop } from "@/src/services/shop";
import { saveEntry, readEntries } from "./connection-entries";
import { refuseRealPayments, type RealPaymentsError } from "./refuse-real-payments";

/** Stripe delivers an event that failed for three days, signed anew each time; a day covers those under way. */
const formerHours = 24;

export interface StripeInput {
  readonly secretKey: string;
  /** Signing secret of a webhook that the owner has made; empty to have the shop make one. */
  readonly webhookSecret: string;
}

/** `operator`: the environment has the account. `malformed`: not a secret key. `mode`: PayPal takes real money. */
export type SaveStripeAccountError =
  | StripeConnectError
  | RealPaymentsError
  | "operator"
  | "malformed"
  | "mode";

const webhookAddress = ({ origin }: Shop) => `${origin}/api/stripe/webhook`;

/**
 * Tries a key at Stripe, has a webhook made where the owner has none, and saves both.
 * @param by e-mail of the member of staff
 */
export async function saveStripeAccount(
  shop: Shop,
  { secretKey, webhookSecret: given }: StripeInput,
  by: string,
): Promise<Result<null, SaveStripeAccountError>> {
  const { environment, checkStripeKey, createStripeWebhook, deleteStripeWebhooks } = shop.connections;
  const { entries } = await readEntries(shop);
  if (connectionSource(environment, entries, "stripe") === "operator") return fail("operator");
  if (!stripeKeyPattern.test(secretKey) || (given !== "" && !given.startsWith("whsec_")))
    return fail("malformed");
  const apiBase = apiBaseOf(environment, "stripe");
  const isReal = isLiveStripeKey(secretKey) && apiBase === undefined;
  if (!isReal && paymentModes(environment, entries).paypal === "live") return fail("mode");
  const refused = isReal ? await refuseRealPayments(shop) : null;
  if (refused !== null) return fail(refused);

  const account = { secretKey, apiBase };
  const checked = await checkStripeKey(account);
  if (!checked.ok) return checked;
  const created = given === "" ? await createStripeWebhook(account, webhookAddress(shop)) : ok(null);
  if (!created.ok) return created;
  const former = entries.stripe;
  const webhookSecret = created.value?.secret ?? given;
  const until = new Date(shop.clock().getTime() + formerHours * 3_600_000).toISOString();
  const entry = {
    secretKey,
    webhookSecret,
    webhookId: created.value?.id ?? null,
    former: former && former.webhookSecret !== webhookSecret ? { secret: former.webhookSecret, until } : null,
  };
  const shown = [former ? shownSecret(former.secretKey) : "", shownSecret(secretKey)] as const;
  await saveEntry(shop, { kind: "stripe", entry, shown, by });
  // Only now: until the new webhook is known, events arrive by the former one. One that stays would send them twice.
  for (const key of new Set([secretKey, former?.secretKey ?? secretKey]))
    await deleteStripeWebhooks({ secretKey: key, apiBase }, webhookAddress(shop), entry.webhookId);
  return ok(null);
}

/** Deletes the webhook that the shop has made for an account that is removed. */
export async function forgetStripe(shop: Shop, secretKey: string): Promise<void> {
  const { environment, deleteStripeWebhooks } = shop.connections;
  await deleteStripeWebhooks(
    { secretKey, apiBase: apiBaseOf(environment, "stripe") },
    webhookAddress(shop),
    null,
  );
}
