/** By which scanners of published code, and libraries, recognise a secret. Source: Standard Webhooks. */
const prefix = "whsec_";

/** Bytes of a secret. Source: Standard Webhooks, 24 to 64. */
export const secretBytes = 32;

/** Time in which deliveries are signed with the former secret too, so that a receiver can take the new one meanwhile. */
export const overlapHours = 24;

/** Secret of an endpoint, and the one before it until its time is over. */
export interface WebhookSecrets {
  readonly secret: string;
  readonly former: { readonly secret: string; readonly until: string } | null;
}

/** @param random URL-safe base64, as the shop makes it */
export const writeWebhookSecret = (random: string): string =>
  prefix + Buffer.from(random, "base64url").toString("base64");

/** Replaces a secret. */
export const rotated = (known: WebhookSecrets | null, secret: string, now: Date): WebhookSecrets => ({
  secret,
  former: known && {
    secret: known.secret,
    until: new Date(now.getTime() + overlapHours * 3_600_000).toISOString(),
  },
});

/** Secrets that sign at a time. */
export const signingSecrets = ({ secret, former }: WebhookSecrets, now: Date): readonly string[] =>
  former && Date.parse(former.until) > now.getTime() ? [secret, former.secret] : [secret];
