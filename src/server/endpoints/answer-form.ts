import * as v from "valibot";
import { errorResponse } from "@/src/domain/contracts/error-response";
import { trapField } from "@/src/domain/contracts/forms/form-exchange";
import { outcomePath, type FormOutcome, type TypedValues } from "@/src/domain/forms/form-outcome";
import type { FormShape } from "@/src/domain/forms/form-object";
import type { Locale } from "@/src/domain/locale/locale";
import { env } from "@/src/env";
import { shopUrl } from "@/src/services/orders/order-urls";
import { submitOnce, type FormRedirect } from "@/src/services/forms/submit-once";
import type { Shop } from "@/src/services/shop";
import { clientAddress } from "@/src/server/runtime/policy/client-address";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";
import { noOutcomeCookie, outcomeToken, writeOutcomeCookie } from "./outcome-cookie";

/** Response of an endpoint on success. */
export type CompletedRequest = Readonly<Record<string, unknown>>;

/** A typed value, "" for none. It becomes part of a path only after validation. */
export type Typed = (name: string) => string;

/**
 * How an endpoint responds to a form submitted by a browser without a script: with a page. Paths are without their
 * language.
 */
export interface FormPage extends FormShape {
  /** Shows the outcome; where the answer has a `url` it redirects there, else to the page of outcomes. */
  readonly done?: string | ((answer: CompletedRequest, typed: Typed) => string);
  /** Redirects to the page the form was sent from, where the browser says which. */
  readonly isLeadingBack?: true;
  /** Shows the form again with its errors; by default on the page of outcomes. */
  readonly failed?: string | ((typed: Typed) => string);
  /** Instead, the page the form was sent from shows it again: it is rendered for the requesting browser. */
  readonly isFailingBack?: true;
  /** Names of fields that are never stored: passwords, codes. */
  readonly secrets?: readonly string[];
  /** Names of the fields the page after a success needs; the others are not stored. */
  readonly keeps?: readonly string[];
  /** Milliseconds after an answer in which a repeated submission counts as a second press of the same button. */
  readonly patience?: number;
}

/** A submitted form. */
export interface SentForm {
  readonly shop: Shop;
  readonly headers: Headers;
  readonly cookies: Cookies;
  readonly locale: Locale;
  /** Endpoint, with its leading /api. */
  readonly path: string;
  readonly entries: readonly (readonly [string, string])[];
}

/** No form is filled in again within this time, but an impatient user presses again. */
const usualPatience = 10_000;

/** Cookies that identify the browser. */
const identities = ["form", "cart", "customer", "sign-in"] as const;

/**
 * Identity of the sender. Two browsers without a cookie of ours may share an address: unless the form itself
 * identifies the writer, the sender is unknown.
 */
function senderOf({ headers, cookies, entries }: SentForm): string | null {
  const secrets = identities.map((name) => cookies.get(name) ?? "");
  if (secrets.every((secret) => secret === "") && !entries.some(([name]) => name === "email")) return null;
  const address = clientAddress(headers, env().TRUSTED_PROXIES);
  return [...secrets, address ?? "", headers.get("user-agent") ?? ""].join("\0");
}

/** Fields of every form that the user does not write. */
const hidden = new Set([trapField, "token"]);

function typedValues(entries: SentForm["entries"], isKept: (name: string) => boolean): TypedValues {
  const values = new Map<string, readonly string[]>();
  for (const [name, text] of entries) {
    if (!hidden.has(name) && isKept(name)) values.set(name, [...(values.get(name) ?? []), text]);
  }
  return Object.fromEntries(
    [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] ?? "") : all]),
  );
}

/**
 * The page a form was written on, with its query; null where the browser does not send it, and for the page of
 * outcomes.
 */
function backOf({ headers, shop }: SentForm): string | null {
  const referer = headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  const isOwn = host === new URL(shop.origin).host || host === headers.get("host");
  return isOwn && !pathname.endsWith(outcomePath) ? pathname + search : null;
}

const record = v.record(v.string(), v.unknown());

async function bodyOf(response: Response): Promise<unknown> {
  return response.json().catch(() => ({}));
}

/** Errors by field: the code where there is one, else the message of the endpoint. */
function errorsOf({ error, field, fields, message }: v.InferOutput<typeof errorResponse>) {
  if (fields) return fields;
  if (field === undefined) return {};
  return { [field]: error === "invalid" ? (message ?? error) : error };
}

/** A path in a language; home has no trailing slash. */
const pathIn = (locale: Locale, path: string) => shopUrl("", path === "/" ? "" : path, locale) || "/";

/** Where the response to a form redirects. */
async function redirectOf(sent: SentForm, page: FormPage, response: Response): Promise<FormRedirect> {
  const { path, locale, entries } = sent;
  const at = (target: string) => (/^https?:/.test(target) ? target : pathIn(locale, target));
  const body = await bodyOf(response);
  const cookies = response.headers.getSetCookie();
  const back = backOf(sent);
  const typed: Typed = (name) => entries.find(([other]) => other === name)?.[1] ?? "";
  if (response.ok) {
    const answer = v.parse(record, body);
    const own = typeof page.done === "function" ? page.done(answer, typed) : page.done;
    const location = own ?? (typeof answer.url === "string" ? answer.url : outcomePath);
    const values = typedValues(entries, (name) => page.keeps?.includes(name) ?? name === "form");
    const outcome: FormOutcome = { path, isDone: true, error: null, errors: {}, values, back };
    return { outcome, location: page.isLeadingBack && back !== null ? back : at(location), cookies };
  }
  const error = v.parse(errorResponse, body);
  const values = typedValues(entries, (name) => !page.secrets?.includes(name));
  const outcome = { path, isDone: false, error: error.error, errors: errorsOf(error), values, back };
  if (page.isFailingBack && back !== null) return { outcome, location: back, cookies };
  const failed = typeof page.failed === "function" ? page.failed(typed) : page.failed;
  return { outcome, location: at(failed ?? outcomePath), cookies };
}

function goTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "private, no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Answers a form with the page that shows what came of it. Typed values are stored on the server: no address contains
 * them. Source: decision 0038.
 * @param work the endpoint's response to the same data as JSON
 * @param report logs an internal error
 */
export async function answerForm(
  sent: SentForm,
  page: FormPage,
  work: (key: string) => Promise<Response>,
  report: (error: unknown) => void,
): Promise<Response> {
  const { shop, cookies, path, entries, locale } = sent;
  try {
    const redirect = await submitOnce(
      shop,
      {
        content: JSON.stringify([path, entries]),
        sender: senderOf(sent),
        token: outcomeToken(cookies),
        patience: page.patience ?? usualPatience,
      },
      async (key) => redirectOf(sent, page, await work(key)),
    );
    return goTo(redirect.location, [...redirect.cookies, writeOutcomeCookie(shop, redirect.token)]);
  } catch (error) {
    // Where the outcome cannot be stored either, its page asks to go back: the browser still has the typed values.
    report(error);
    return goTo(pathIn(locale, outcomePath), [noOutcomeCookie(shop)]);
  }
}
