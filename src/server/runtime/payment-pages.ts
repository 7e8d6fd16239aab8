import type { Env } from "@/src/env";

const checkout = "https://checkout.stripe.com";
const wallet = "https://www.paypal.com";
const walletTests = "https://www.sandbox.paypal.com";

/** PayPal's pages have another origin than its API; a self-hosted provider has both at one. */
function walletPage(base: string | undefined): string {
  if (base === undefined) return wallet;
  const { hostname, origin } = new URL(base);
  if (hostname.endsWith(".sandbox.paypal.com")) return walletTests;
  return hostname.endsWith(".paypal.com") ? wallet : origin;
}

/** Origins of the payment pages, from the shop's settings. */
export function paymentPages({
  STRIPE_API_BASE: cards,
  PAYPAL_CLIENT_ID: account,
  PAYPAL_API_BASE: base,
}: Pick<Env, "STRIPE_API_BASE" | "PAYPAL_CLIENT_ID" | "PAYPAL_API_BASE">): readonly string[] {
  const ofCards = cards === undefined ? checkout : new URL(cards).origin;
  return account ? [ofCards, walletPage(base)] : [ofCards];
}
