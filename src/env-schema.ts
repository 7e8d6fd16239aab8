import { isIP } from "node:net";
import * as v from "valibot";
import { connectionKinds } from "@/src/domain/connections/connection";

const text = (hint: string) => v.pipe(v.string(hint), v.minLength(1, hint));

/** A URL without path, user, query and fragment. */
function isOrigin(url: string): boolean {
  const { origin, href } = new URL(url);
  return href === `${origin}/`;
}

const megabytes = (usual: number) =>
  v.pipe(
    v.optional(v.string(), String(usual)),
    v.transform(Number),
    v.integer(`must be a whole number of megabytes, for example ${usual}.`),
    v.minValue(1, `must be at least 1: pictures could not be made. ${usual} is usual.`),
  );

const notAPort = "must be a port, a whole number from 1 to 65535.";
const port = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(notAPort),
  v.minValue(1, notAPort),
  v.maxValue(65_535, notAPort),
);

const webAddress = (usual: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^https?:\/\/[^\s;,'"]+$/,
        `is not a web address, for example ${usual}: pages may reach what it names.`,
      ),
    ),
    usual,
  );

/**
 * The environment, variable by variable. `npm start` fills in what is missing with embedded parts;
 * a real installation sets its own. A message says what is wrong, why it matters and how to fix it.
 */
export const environmentSchema = v.object({
  NODE_ENV: v.optional(v.picklist(["development", "production", "test"]), "development"),
  /** PostgreSQL. */
  DATABASE_URL: v.pipe(
    text(
      "is missing: orders and texts live in PostgreSQL. Start with `npm start`, or set postgres://user:password@host/database.",
    ),
    v.regex(/^postgres(ql)?:\/\//, "is not a PostgreSQL address: it must begin with postgres://."),
  ),
  /** Signs sessions and tokens. */
  PAYLOAD_SECRET: v.pipe(
    text("is missing: sessions and tokens are signed with it. Set 32 or more random characters."),
    v.minLength(32, "is too short to sign sessions safely: use 32 or more random characters."),
  ),
  /** The previous one, while links and data made with it are still valid; see docs/operating.md. */
  PAYLOAD_SECRET_PREVIOUS: v.optional(v.string()),
  /** Key of gift card codes; PAYLOAD_SECRET where it is left out. */
  GIFT_CARD_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(32, "is too short to make codes that nobody guesses: use 32 or more random characters."),
    ),
  ),
  /** The previous one, until `npm run rekey` has processed the cards. */
  GIFT_CARD_SECRET_PREVIOUS: v.optional(v.string()),
  /** Public origin, without a slash at the end. */
  SHOP_URL: v.optional(
    v.pipe(
      v.string(),
      v.url(
        "is not an address: links in mails and the way back from payment need it, for example https://shop.example.",
      ),
      v.transform((url) => url.replace(/\/+$/, "")),
      v.check(
        isOrigin,
        "is more than an origin: the shop has no folder, user or query. Write it as https://shop.example.",
      ),
    ),
    "http://localhost:3000",
  ),
  /** Port of the server, set by the program that starts it. */
  PORT: v.optional(port, "3000"),
  /** Address of this machine that the server listens on; all of them when left out. */
  LISTEN_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (host) => host === "localhost" || isIP(host) > 0,
        "must be an address of this machine, for example 127.0.0.1; leave it out to listen on all.",
      ),
    ),
  ),
  /**
   * Number of your own proxies before the shop: each adds its client's address to X-Forwarded-For, and only those
   * can be trusted. 0: the shop is called directly.
   */
  TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), "0"),
    v.transform(Number),
    v.integer("must be a whole number: how many proxies stand before the shop, 0 for none."),
    v.minValue(0, "cannot be negative: 0 means that the shop is called directly."),
    v.maxValue(5, "is more than anybody has: limits per address would trust what a visitor writes."),
  ),
  /** Port for metrics as Prometheus text; not served without it. */
  METRICS_PORT: v.optional(port),
  /** Address of this machine for metrics; only local by default. */
  METRICS_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((host) => isIP(host) > 0, "must be an address of this machine, for example 127.0.0.1."),
    ),
    "127.0.0.1",
  ),
  /**
   * Collector of traces and metrics; neither is sent without it. OpenTelemetry's other variables are read by its
   * own packages.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\//, "is no address of a collector, for example http://127.0.0.1:4318."),
    ),
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: v.optional(
    v.picklist(
      ["http/protobuf"],
      "must be http/protobuf, or nothing: the shop speaks no other to a collector, whose port for it is 4318.",
    ),
    "http/protobuf",
  ),
  /** Folder of uploads and rendered pictures. */
  DATA_DIR: v.optional(v.string(), "data"),
  /** Bucket of uploads, with a copy in DATA_DIR; without it they are in DATA_DIR alone. */
  S3_BUCKET: v.optional(v.string()),
  S3_REGION: v.optional(v.string(), "us-east-1"),
  /** Address of a store other than Amazon's. */
  S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url("is not an address, for example https://s3.store.example.")),
  ),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /**
   * Where `npm run backup` puts backups and the shop looks for them: a folder, or s3://bucket/prefix;
   * DATA_DIR/backups without it.
   */
  BACKUP_TO: v.optional(v.string()),
  /** Store of backups, if different from that of uploads. */
  BACKUP_S3_REGION: v.optional(v.string()),
  BACKUP_S3_ENDPOINT: v.optional(
    v.pipe(v.string(), v.url("is not an address, for example https://s3.store.example.")),
  ),
  BACKUP_S3_ACCESS_KEY_ID: v.optional(v.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  /** Memory for answers that are the same for all visitors: pages, files, pictures, each with its compressed forms. */
  PAGE_MEMORY_MB: megabytes(96),
  /** Memory for decoded layers; others are read again from DATA_DIR/layer-cuts in a few milliseconds. */
  LAYER_MEMORY_MB: megabytes(96),
  /** Memory for finished pictures that are requested often. */
  PICTURE_MEMORY_MB: megabytes(48),
  /** Disk for finished pictures in DATA_DIR/pictures; the least recently used are removed first. */
  PICTURE_DISK_MB: megabytes(1024),
  /** `stripe`, or by name the local provider that only makes test payments. */
  PAYMENT_PROVIDER: v.optional(
    v.picklist(["stripe", "local"], "must be `stripe`, or `local` for test payments."),
    "stripe",
  ),
  /**
   * Connections that staff enters in the admin, such as `stripe,paypal,mail`: their variables may be left out, or hold until
   * others are entered. Of other connections the variables win.
   */
  CONNECTIONS_IN_ADMIN: v.pipe(
    v.optional(v.string(), ""),
    v.transform((list) => list.split(",").flatMap((name) => name.trim() || [])),
    v.array(v.picklist(connectionKinds, "must be a list of stripe, paypal and mail, separated by commas.")),
  ),
  STRIPE_SECRET_KEY: v.optional(v.string()),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith("whsec_", "does not look like a signing secret: it begins with whsec_.")),
  ),
  /** The previous one, while Stripe also signs with it: a day at most. */
  STRIPE_WEBHOOK_SECRET_PREVIOUS: v.optional(v.string()),
  /** Address of the local provider; leave it empty for Stripe. */
  STRIPE_API_BASE: v.optional(v.pipe(v.string(), v.url("is not an address."))),
  /** Script of the advertising pixel; loaded after consent, and only where the shop's settings name a pixel. */
  PIXEL_SCRIPT_URL: webAddress("https://connect.facebook.net/en_US/fbevents.js"),
  /** Where the pixel sends its events. */
  PIXEL_ORIGIN: webAddress("https://www.facebook.com"),
  /** Script of the instalment message; loaded after consent, and only where the settings name a publishable key. */
  INSTALMENT_SCRIPT_URL: webAddress("https://js.stripe.com/v3/"),
  /** Where the instalment message requests its figures. */
  INSTALMENT_ORIGIN: webAddress("https://api.stripe.com"),
  /** PayPal: the shop's app in the PayPal dashboard. Without the three it is not offered. */
  PAYPAL_CLIENT_ID: v.optional(v.string()),
  PAYPAL_CLIENT_SECRET: v.optional(v.string()),
  /** Of the webhook SHOP_URL/api/paypal/webhook in the same dashboard: events are signed for it. */
  PAYPAL_WEBHOOK_ID: v.optional(v.string()),
  /** Address of the local provider, or of PayPal's own test system; leave it empty for PayPal. */
  PAYPAL_API_BASE: v.optional(
    v.pipe(
      v.string(),
      v.url("is not an address."),
      v.transform((url) => url.replace(/\/+$/, "")),
    ),
  ),
  /**
   * 1 in a sandbox: webhooks and profiles of agents may be at loopback addresses of this machine, also by http. Without effect
   * while payments are real.
   */
  LOOPBACK_REQUESTS: v.optional(
    v.picklist(["0", "1"], "must be 1, or 0 for requests to public addresses only."),
    "0",
  ),
  /**
   * 1 in a sandbox where the conformance suite of the agents' protocol is run, see docs/agents.md. It includes what
   * LOOPBACK_REQUESTS allows.
   */
  UCP_CONFORMANCE: v.optional(v.picklist(["0", "1"], "must be 1 in a sandbox, or 0."), "0"),
  /** With UCP_CONFORMANCE the secret of the suite; by default the one of its README. */
  SIMULATION_SECRET: v.optional(v.string(), "super-secret-sim-key"),
  /** Days an admin may work without a second factor; a shop on localhost requires none. */
  STAFF_SECOND_FACTOR_DAYS: v.pipe(
    v.optional(v.string(), "14"),
    v.transform(Number),
    v.integer("must be a whole number of days, 0 to ask for a second factor at the first sign-in."),
    v.minValue(0, "cannot be negative: 0 asks for a second factor at the first sign-in."),
    v.maxValue(90, "is longer than a quarter: an admin's password alone would open the shop for too long."),
  ),
  /** Assistants of staff over MCP, see docs/api.md. */
  STAFF_ASSISTANTS: v.optional(v.picklist(["on", "off"], "must be on or off."), "off"),
  /** Seconds in which a step of an order can be undone; its mail is delayed as long. */
  STAFF_UNDO_SECONDS: v.pipe(
    v.optional(v.string(), "60"),
    v.transform(Number),
    v.integer("must be a whole number of seconds, 0 to send the mail of a step at once."),
    v.minValue(0, "cannot be negative: 0 sends the mail of a step at once."),
    v.maxValue(600, "is longer than ten minutes: a buyer would wait too long for the mail."),
  ),
  /** SMTP server, for example smtps://user:password@mail.example:465. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://."))),
  /** Sender of the shop's mails; left empty, the e-mail of the company in the settings. */
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
        "is no sender: mail servers refuse it. Write it as Shop <hello@shop.example>.",
      ),
    ),
  ),
});

export type Env = v.InferOutput<typeof environmentSchema>;

/** Every variable the shop reads. */
export const variableNames: readonly string[] = Object.keys(environmentSchema.entries);
