import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { connectionKinds, mailSecurities } from "@/src/domain/connections/connection";
import { locales } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { saveMailServer } from "@/src/services/connections/save-mail-server";
import { savePaypalAccount } from "@/src/services/connections/save-paypal-account";
import { saveStripeAccount } from "@/src/services/connections/save-stripe-account";
import { removeConnection } from "@/src/services/connections/remove-connection";
import { publishConnections } from "@/src/server/runtime/connections/publish-connections";
import { answerJson } from "./answer";
import type { Reply } from "./route";
import { staffEndpoint } from "./staff-route";

// The usual message would repeat what was entered.
const optionalSecret = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(300),
  v.regex(/^\S*$/, "A key has no blanks."),
);
const secret = v.pipe(optionalSecret, v.minLength(1));

const mailRequest = v.object({
  host: v.pipe(v.string(), v.trim(), v.maxLength(253), v.regex(/^[\w.:-]+$/)),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  security: v.picklist(mailSecurities),
  user: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(300)),
  // As MAIL_FROM of the environment.
  sender: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(300),
    v.regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  ),
  locale: v.picklist(locales),
});

const real = { mode: 409, legal: 409, "plain-address": 409 } as const;
const tried = { operator: 409, refused: 422, unreachable: 422, unavailable: 503 } as const;

/** Answers, and uses what was entered from now on. */
async function published<Code extends string>(outcome: Result<null, Code>, req: PayloadRequest): Reply<Code> {
  if (!outcome.ok) return fail({ code: outcome.error });
  await publishConnections(req);
  return ok(answerJson({}));
}

/** The forms of the connections. Answers have no secret in them. */
export const connectionEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/connection-stripe",
    request: v.object({ secretKey: secret, webhookSecret: optionalSecret }),
    errors: { ...tried, ...real, forbidden: 422, malformed: 422 },
    handle: async (asked, shop, by, req) => published(await saveStripeAccount(shop, asked, by), req),
  }),
  staffEndpoint({
    path: "/staff/connection-paypal",
    request: v.object({
      clientId: secret,
      clientSecret: secret,
      webhookId: optionalSecret,
      isLive: v.boolean(),
    }),
    errors: { ...tried, ...real, "unknown-webhook": 422 },
    handle: async (asked, shop, by, req) => published(await savePaypalAccount(shop, asked, by), req),
  }),
  staffEndpoint({
    path: "/staff/connection-mail",
    request: mailRequest,
    errors: { operator: 409, login: 422, sender: 422, unavailable: 503 },
    handle: async ({ locale, ...entry }, shop, by, req) =>
      published(await saveMailServer(shop, entry, { to: by, locale }), req),
  }),
  staffEndpoint({
    path: "/staff/connection-remove",
    request: v.object({ kind: v.picklist(connectionKinds) }),
    errors: { mode: 409 },
    handle: async ({ kind }, shop, by, req) => published(await removeConnection(shop, kind, by), req),
  }),
];
