import Stripe from "stripe";

interface StripeAccess {
  readonly secretKey: string;
  /** URL of a compatible server; undefined for Stripe itself. */
  readonly apiBase: string | undefined;
}

/** Timeout of one request, ms. */
const timeout = 6_000;

/** Stripe's own client. */
export function stripeClient({ secretKey, apiBase }: StripeAccess): Stripe {
  const settings = { maxNetworkRetries: 2, timeout, telemetry: false };
  if (apiBase === undefined) return new Stripe(secretKey, settings);
  const { hostname, port, protocol } = new URL(apiBase);
  const isSecure = protocol === "https:";
  return new Stripe(secretKey, {
    ...settings,
    host: hostname,
    port: port === "" ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? "https" : "http",
  });
}
