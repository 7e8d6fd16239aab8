import type { Endpoint } from "payload";
import * as v from "valibot";
import {
  answersSchema,
  formEnvelope,
  type Answers,
  type Fields,
  type Form,
} from "@/src/domain/contracts/forms/form";
import type { FormError } from "@/src/domain/contracts/forms/form-error";
import { trapField } from "@/src/domain/contracts/forms/form-exchange";
import { isLocale, type Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { env } from "@/src/env";
import { isFormToken } from "@/src/services/forms/form-token";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import { answerJson } from "./answer";
import type { FormPage } from "./answer-form";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import { formRateLimits, tokenlessRateLimit, type FormLimits } from "./form-rate-limits";
import { endpoint, type Caller, type Reply } from "./route";

/** A form that was submitted by a human, as far as can be detected. */
export interface Sent<Named extends Fields> {
  readonly form: Form<Named>;
  readonly answers: Answers<Named>;
  readonly locale: Locale;
  /** Query of the page it was written on. */
  readonly query: URLSearchParams;
  /** Version of the terms beside the button of a paid form; null where there were none. */
  readonly terms: string | null;
  /** Network address, or null if unknown. */
  readonly address: string | null;
  /** Equal for every repetition of the same form; empty for a form that programs may send too. */
  readonly key: string;
  readonly cookies: Caller["cookies"];
  readonly shop: Shop;
  /** The sender; a browser without our script does nothing else by itself. */
  readonly caller: Caller;
}

/** A field whose value a look-up found invalid. */
export interface WrongField {
  readonly field: string;
  readonly error: FormError;
}

/** Result of a form: where to go on, an article, or nothing; or the error. */
export type Outcome = Promise<
  Result<
    { readonly url?: string; readonly sku?: string; readonly cookies?: readonly string[] },
    | "not-found"
    | "bad-link"
    | "too-many"
    | "shop-closed"
    | "terms-changed"
    | "payment-unavailable"
    | WrongField
  >
>;

type FormFailure =
  | "invalid"
  | "stale-form"
  | "too-many"
  | "not-found"
  | "bad-link"
  | "unknown-form"
  | "shop-closed"
  | "terms-changed"
  | "payment-unavailable";

const messages: Record<FormFailure, string> = {
  invalid: "Some fields are missing or wrong.",
  "stale-form": "The form was filled in too fast, or too long ago. Ask for a new token and send it again.",
  "too-many": "Too many of these were sent. Please try again in an hour.",
  "not-found": "There is nothing that answers to this.",
  "bad-link": "This link is not complete, or too old.",
  "unknown-form": "No form of that name is sent here.",
  "shop-closed": "The shop is being serviced. Nothing was charged.",
  "terms-changed": "The terms of sale have changed since they were shown. Read them before paying.",
  "payment-unavailable": "The payment page cannot be opened. Nothing was charged; please try again.",
};

const refuse = (code: FormFailure, fields?: Readonly<Record<string, string>>) =>
  fail({ code, message: messages[code], ...(fields && { fields }) });

/** The first error of each field, by name. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Readonly<Record<string, string>> {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? "form";
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

const isTrapped = (filled: unknown) => filled !== undefined && filled !== null && filled !== "";

interface FormRow<Named extends Fields> {
  /** Path of the endpoint; the form's own unless another one is given. */
  readonly path?: `/api/${string}`;
  /** Forms that are sent here; the first one unless a body names another. */
  readonly forms: readonly [Form<Named>, ...Form<Named>[]];
  readonly limits: FormLimits;
  /** What its page does besides showing the form or its outcome. */
  readonly page?: FormPage;
  readonly submit: (sent: Sent<Named>) => Outcome;
}

/** Names of the fields that are never stored. */
const secretsOf = ({ fields }: Form): readonly string[] =>
  Object.entries(fields).flatMap(([name, { control }]) => (control.kind === "secret" ? [name] : []));

/**
 * Whether a form was submitted by a human, as far as can be detected. Without our script a browser has no token to
 * send: such forms are accepted at a human rate. Source: decision 0039.
 */
async function isWritten(
  { shop, press }: Caller,
  { name, guard }: Form,
  token: string | undefined,
  address: string | null,
): Promise<boolean> {
  if (guard === "limits" || isFormToken(shop, token)) return true;
  return press !== undefined && rateLimit(shop, [tokenlessRateLimit(name, address)]);
}

async function receive<Named extends Fields>(
  { forms, limits, submit }: FormRow<Named>,
  body: Readonly<Record<string, unknown>>,
  caller: Caller,
): Reply<FormFailure> {
  const { shop, headers, cookies, locale: callerLocale, press } = caller;
  const envelope = v.safeParse(formEnvelope, body);
  if (!envelope.success) return refuse("invalid", fieldErrors(envelope.issues));
  const { form: name = forms[0].name, lang, token, query, terms } = envelope.output;
  const form = forms.find((candidate) => candidate.name === name);
  if (!form) return refuse("unknown-form");
  // A filled honeypot is answered like a success.
  if (isTrapped(envelope.output[trapField])) return ok(answerJson({}));
  const parsed = v.safeParse(answersSchema(form), body);
  if (!parsed.success) return refuse("invalid", fieldErrors(parsed.issues));
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  if (!(await isWritten(caller, form, token, address))) return refuse("stale-form");
  const sent: Sent<Named> = {
    form,
    answers: parsed.output,
    locale: isLocale(lang) ? lang : callerLocale,
    query: new URLSearchParams(query),
    terms,
    address,
    key: press ?? token ?? "",
    cookies,
    shop,
    caller,
  };
  if (!(await rateLimit(shop, formRateLimits(sent, limits)))) return refuse("too-many");
  const outcome = await submit(sent);
  if (outcome.ok) {
    const { cookies, ...body } = outcome.value;
    return ok(answerJson(body, cookies));
  }
  const { error } = outcome;
  return typeof error === "string" ? refuse(error) : refuse("invalid", { [error.field]: error.error });
}

/**
 * Makes an endpoint of a form: shape → honeypot → fields → token → limits → service. Errors are reported by field and
 * code: the page has the messages.
 */
export function formEndpoint<Named extends Fields>(row: FormRow<Named>): Endpoint {
  return endpoint({
    method: "post",
    path: (row.path ?? row.forms[0].path).slice("/api".length),
    request: v.record(v.string(), v.unknown()),
    page: { secrets: row.forms.flatMap(secretsOf), ...row.page },
    fields: [...Object.keys(formEnvelope.entries), ...Object.keys(row.forms[0].fields)],
    handle: (body, caller) => receive(row, body, caller),
    errors: {
      invalid: 422,
      "unknown-form": 422,
      "stale-form": 422,
      "bad-link": 422,
      "terms-changed": 422,
      "too-many": 429,
      "not-found": 404,
      "shop-closed": 503,
      "payment-unavailable": 503,
    },
  });
}
