import { createHmac } from "node:crypto";

/**
 * Value of the Stripe-Signature header: one v1 per secret, so that a shop rotating its secret accepts the delivery
 * with either.
 * @param seconds time of this attempt; a retry is signed again
 */
export function signPayload(body: string, secrets: readonly string[], seconds: number): string {
  const signatures = secrets.map((secret) => {
    const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    return `v1=${digest}`;
  });
  return [`t=${seconds}`, ...signatures].join(",");
}
