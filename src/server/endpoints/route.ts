import type { Endpoint } from "payload";
import * as v from "valibot";
import { formObject } from "@/src/domain/forms/form-object";
import type { Locale } from "@/src/domain/locale/locale";
import { ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { Cookies } from "@/src/server/runtime/cookies/cookies";
import { traced } from "@/src/server/runtime/observability/spans";
import { answerBroken } from "./answer-broken";
import { answerBusy, answerError } from "./answer";
import { answerForm, type FormPage } from "./answer-form";
import { callerLocale, readCookies } from "./caller";
import type { EdgeRequest } from "./edge-request";
import { logError } from "./log-error";
import { isForm, readForm, readJson, type Refusal } from "./read-input";
import { concurrencyLimit } from "./concurrency-limit";

/** An endpoint that is answered without the CMS's look-up of the staff user and their language. */
export interface ShopEndpoint extends Endpoint {
  readonly answer: (req: EdgeRequest) => Promise<Response>;
}

/** Data of the request, and what the handlers may use. */
export interface Caller {
  readonly shop: Shop;
  readonly headers: Headers;
  readonly cookies: Cookies;
  readonly locale: Locale;
  /**
   * Of a form that a browser has sent without a script: equal for every repetition of the same press, and for nothing
   * else.
   */
  readonly press?: string;
}

/** An expected failure; the table of routes maps its code to a status. */
export interface EndpointError<Code extends string> {
  readonly code: Code;
  readonly field?: string;
  /** Of a form: every invalid field, with its code. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
}

export type Reply<Code extends string> = Promise<Result<Response, EndpointError<Code>>>;

export interface Route<Schema extends v.GenericSchema, Code extends string> {
  readonly method: "get" | "post";
  readonly path: string;
  /** Shape of the query of a GET and of the body of a POST. */
  readonly request: Schema;
  /** Names in the request, where they cannot be derived from its schema. */
  readonly fields?: readonly string[];
  /** How a form submitted by a browser without a script is answered; without it a POST takes JSON only. */
  readonly page?: FormPage;
  readonly handle: (request: v.InferOutput<Schema>, caller: Caller) => Reply<Code>;
  readonly errors: Readonly<Record<Code, number>>;
}

/** 400 with the first invalid field. */
function invalid(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Response {
  const [issue] = issues;
  const field = v.getDotPath(issue);
  return answerError(400, { error: "invalid", ...(field !== null && { field }), message: issue.message });
}

export const refused = ({ status, error }: Refusal) => answerError(status, error);

/**
 * Parses the request and executes it.
 * @param handle the work
 */
export async function handleParsed<Schema extends v.GenericSchema, Code extends string>(
  { request, errors }: Pick<Route<Schema, Code>, "request" | "errors">,
  input: unknown,
  handle: (asked: v.InferOutput<Schema>) => Reply<Code>,
): Promise<Response> {
  const parsed = v.safeParse(request, input);
  if (!parsed.success) return invalid(parsed.issues);
  const reply = await handle(parsed.output);
  if (reply.ok) return reply.value;
  const { code, ...details } = reply.error;
  return answerError(errors[code], { error: code, ...details });
}

/** Does the work of a route; internal errors are logged and answered without details. */
export async function guarded(
  { method, path }: { readonly method: string; readonly path: string },
  req: EdgeRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    logError(req, `${method} ${path}`, error);
    return answerBroken(error);
  }
}

async function answer<Schema extends v.GenericSchema, Code extends string>(
  route: Route<Schema, Code>,
  req: EdgeRequest,
  limited: ReturnType<typeof concurrencyLimit>,
): Promise<Response> {
  const shop = shopOf(req.payload);
  const { headers } = req;
  const cookies = readCookies(headers);
  const query = Object.fromEntries(req.searchParams);
  const locale = callerLocale(query.locale ?? query.lang, headers, cookies);
  const caller: Caller = { shop, headers, cookies, locale };
  const handle: typeof route.handle = (asked, by) =>
    limited(
      () => traced({ name: `service ${route.path}`, kind: "internal" }, () => route.handle(asked, by)),
      () => ok(answerBusy()),
    );
  if (route.method === "get") return handleParsed(route, query, (asked) => handle(asked, caller));
  const { page } = route;
  if (page && isForm(headers)) {
    const form = await readForm(req, shop.origin);
    if (!form.ok) return refused(form.error);
    const entries = form.value;
    const lang = entries.find(([name]) => name === "lang")?.[1];
    const sender = { ...caller, locale: callerLocale(query.locale ?? lang, headers, cookies) };
    return answerForm(
      { ...sender, path: `/api${route.path}`, entries },
      page,
      (press) =>
        guarded(route, req, () =>
          handleParsed(route, formObject(entries, page), (asked) => handle(asked, { ...sender, press })),
        ),
      (error) => logError(req, `form ${route.path}`, error),
    );
  }
  const json = await readJson(req, shop.origin);
  return json.ok ? handleParsed(route, json.value, (asked) => handle(asked, caller)) : refused(json.error);
}

/** Names a request may carry, for the test that sends invalid values to every endpoint. */
const fieldsOf = (schema: v.GenericSchema): readonly string[] =>
  "entries" in schema && typeof schema.entries === "object" ? Object.keys(schema.entries ?? {}) : [];

/**
 * Makes an endpoint of a row of the table: parse → service → response. Internal errors are answered with 503 where a
 * dependency is unavailable, else with 500.
 */
export function endpoint<Schema extends v.GenericSchema, Code extends string>(
  route: Route<Schema, Code>,
): ShopEndpoint {
  const limited = concurrencyLimit();
  const respond = (req: EdgeRequest) => guarded(route, req, () => answer(route, req, limited));
  return {
    method: route.method,
    path: route.path,
    custom: { fields: route.fields ?? fieldsOf(route.request) },
    handler: respond,
    answer: respond,
  };
}
