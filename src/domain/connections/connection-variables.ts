import { isLiveStripeKey, type ConnectionEntries, type ConnectionKind, type MailEntry } from "./connection";

/** Variables of the environment that connect the shop to services outside. */
export interface ConnectionVariables {
  readonly PAYMENT_PROVIDER: "stripe" | "local";
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly PAYPAL_CLIENT_ID?: string | undefined;
  readonly PAYPAL_CLIENT_SECRET?: string | undefined;
  readonly PAYPAL_WEBHOOK_ID?: string | undefined;
  readonly PAYPAL_API_BASE?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  /** Undefined: the e-mail of the company in the settings. */
  readonly MAIL_FROM?: string | undefined;
}

export interface ConnectionEnvironment extends ConnectionVariables {
  /** Connections that the admin may replace although the environment has them. */
  readonly CONNECTIONS_IN_ADMIN: readonly ConnectionKind[];
}

/** `operator`: the environment, which wins. `initial`: the environment, until an account is entered. */
export type ConnectionSource = "operator" | "entered" | "initial" | "none";

/** Variable without which the environment has no such connection. */
const accountVariables = {
  stripe: "STRIPE_SECRET_KEY",
  paypal: "PAYPAL_CLIENT_ID",
  mail: "SMTP_URL",
} as const satisfies Readonly<Record<ConnectionKind, keyof ConnectionVariables>>;

const isGiven = (environment: ConnectionEnvironment, kind: ConnectionKind): boolean =>
  Boolean(environment[accountVariables[kind]]);

/** Where a connection's account comes from. */
export function connectionSource(
  environment: ConnectionEnvironment,
  entries: ConnectionEntries,
  kind: ConnectionKind,
): ConnectionSource {
  const given = isGiven(environment, kind);
  if (given && !environment.CONNECTIONS_IN_ADMIN.includes(kind)) return "operator";
  if (entries[kind]) return "entered";
  return given ? "initial" : "none";
}

/** Address of PayPal's own test system. */
const paypalTests = "https://api-m.sandbox.paypal.com";

/** Whether an account takes real money; null without one. */
export interface PaymentModes {
  readonly stripe: "live" | "test" | null;
  readonly paypal: "live" | "test" | null;
}

interface Account {
  readonly variables: Partial<ConnectionVariables>;
  readonly mode: "live" | "test" | null;
}

const none: Account = { variables: {}, mode: null };
const modeOf = (isLive: boolean) => (isLive ? "live" : "test");

/** An address that the environment gives without an account is where entered accounts are reached. */
export const apiBaseOf = (
  environment: ConnectionEnvironment,
  kind: "stripe" | "paypal",
): string | undefined =>
  isGiven(environment, kind)
    ? undefined
    : environment[kind === "stripe" ? "STRIPE_API_BASE" : "PAYPAL_API_BASE"];

/** Where an entered PayPal account is reached; undefined for PayPal itself. */
export const paypalBaseOf = (environment: ConnectionEnvironment, isLive: boolean): string | undefined =>
  apiBaseOf(environment, "paypal") ?? (isLive ? undefined : paypalTests);

function stripeAccount(environment: ConnectionEnvironment, entries: ConnectionEntries, now: Date): Account {
  const source = connectionSource(environment, entries, "stripe");
  if (source === "none") return none;
  if (source === "entered" && entries.stripe) {
    const { secretKey, webhookSecret, former } = entries.stripe;
    const base = apiBaseOf(environment, "stripe");
    return {
      variables: {
        STRIPE_SECRET_KEY: secretKey,
        STRIPE_WEBHOOK_SECRET: webhookSecret,
        STRIPE_WEBHOOK_SECRET_PREVIOUS:
          former !== null && Date.parse(former.until) > now.getTime() ? former.secret : undefined,
        STRIPE_API_BASE: base,
      },
      mode: modeOf(isLiveStripeKey(secretKey) && base === undefined),
    };
  }
  const { STRIPE_SECRET_KEY: key = "", PAYMENT_PROVIDER } = environment;
  return {
    variables: {
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: environment.STRIPE_WEBHOOK_SECRET,
      STRIPE_WEBHOOK_SECRET_PREVIOUS: environment.STRIPE_WEBHOOK_SECRET_PREVIOUS,
      STRIPE_API_BASE: environment.STRIPE_API_BASE,
    },
    mode: modeOf(PAYMENT_PROVIDER !== "local" && isLiveStripeKey(key)),
  };
}

function paypalAccount(environment: ConnectionEnvironment, entries: ConnectionEntries): Account {
  const source = connectionSource(environment, entries, "paypal");
  if (source === "none") return none;
  if (source === "entered" && entries.paypal) {
    const { clientId, clientSecret, webhookId, isLive } = entries.paypal;
    const base = paypalBaseOf(environment, isLive);
    return {
      variables: {
        PAYPAL_CLIENT_ID: clientId,
        PAYPAL_CLIENT_SECRET: clientSecret,
        PAYPAL_WEBHOOK_ID: webhookId,
        PAYPAL_API_BASE: base,
      },
      mode: modeOf(base === undefined),
    };
  }
  return {
    variables: {
      PAYPAL_CLIENT_ID: environment.PAYPAL_CLIENT_ID,
      PAYPAL_CLIENT_SECRET: environment.PAYPAL_CLIENT_SECRET,
      PAYPAL_WEBHOOK_ID: environment.PAYPAL_WEBHOOK_ID,
      PAYPAL_API_BASE: environment.PAYPAL_API_BASE,
    },
    mode: modeOf(environment.PAYMENT_PROVIDER !== "local"),
  };
}

/** An SMTP address as the mail gateway reads it. */
export function smtpUrl({ host, port, security, user, password }: MailEntry): string {
  const login = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === "tls" ? "smtps" : "smtp";
  const name = host.includes(":") ? `[${host}]` : host;
  const options = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" } as const;
  return `${scheme}://${login}${name}:${port}/${options[security]}`;
}

function mailVariables(environment: ConnectionEnvironment, entries: ConnectionEntries) {
  const isEntered = connectionSource(environment, entries, "mail") === "entered";
  return isEntered && entries.mail
    ? { SMTP_URL: smtpUrl(entries.mail), MAIL_FROM: entries.mail.sender }
    : { SMTP_URL: environment.SMTP_URL, MAIL_FROM: environment.MAIL_FROM };
}

/** Whether the accounts, of the environment or entered, take real money. */
export const paymentModes = (
  environment: ConnectionEnvironment,
  entries: ConnectionEntries,
): PaymentModes => ({
  stripe: stripeAccount(environment, entries, new Date(0)).mode,
  paypal: paypalAccount(environment, entries).mode,
});

/**
 * The variables as they hold with what has been entered. Where one provider takes real money, a test account of another
 * is not offered: its orders would be delivered for nothing.
 */
export function connectionVariables(
  environment: ConnectionEnvironment,
  entries: ConnectionEntries,
  now: Date,
): ConnectionVariables {
  const accounts = [stripeAccount(environment, entries, now), paypalAccount(environment, entries)];
  const isReal = accounts.some(({ mode }) => mode === "live");
  const offered = accounts.filter(({ mode }) => mode !== null && (!isReal || mode === "live"));
  const isTest = !isReal && offered.length > 0;
  return {
    PAYMENT_PROVIDER: isReal ? "stripe" : isTest ? "local" : environment.PAYMENT_PROVIDER,
    ...Object.assign({}, ...offered.map(({ variables }) => variables)),
    ...mailVariables(environment, entries),
  };
}
