import { createHmac } from "node:crypto";

/**
 * Value of the Stripe-Signature header.
 * @param seconds time of this attempt; a retry is signed again
 */
export function signPayload(body: string, secret: string, seconds: number): string {
  const digest = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}
