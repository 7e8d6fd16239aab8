/** Services outside the shop whose accounts the owner may enter in the admin. */
export const connectionKinds = ["stripe", "paypal", "mail"] as const;
export type ConnectionKind = (typeof connectionKinds)[number];

/** Where Stripe's events are signed with, before and after a rotation. */
interface FormerSecret {
  readonly secret: string;
  /** ISO 8601; Stripe may still deliver events that were signed with it. */
  readonly until: string;
}

export interface StripeEntry {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Id of the webhook that the shop has created at Stripe; null for one that the owner has. */
  readonly webhookId: string | null;
  readonly former: FormerSecret | null;
}

export interface PaypalEntry {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** False for PayPal's own test system. */
  readonly isLive: boolean;
}

/** `tls`: encrypted from the start; `starttls`: before anything is sent; `none`: never, for a server on this machine. */
export const mailSecurities = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

export interface MailEntry {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Empty for a server that asks for none. */
  readonly user: string;
  readonly password: string;
  /** "Name <address>", or an address. */
  readonly sender: string;
}

/** What has been entered. */
export interface ConnectionEntries {
  readonly stripe?: StripeEntry;
  readonly paypal?: PaypalEntry;
  readonly mail?: MailEntry;
}

/** Stripe's secret and restricted keys. */
export const stripeKeyPattern = /^[rs]k_(?:live|test)_\w{4,250}$/;

export const isLiveStripeKey = (key: string): boolean => /^[rs]k_live_/.test(key);
