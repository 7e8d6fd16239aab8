import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import type { FaultResponse } from "../contracts/fault";
import type { Locale } from "../domain/locale/locale";
import { fail, ok, type Result } from "../domain/result";
import { shopOf, type RunningShop } from "../shop";
import { answerFault } from "./answer";
import { callerLocale, readCookies, type Cookies } from "./caller";
import { isUnavailable } from "./is-unavailable";
import { logFault } from "./log-fault";
import { bodyLimit, readBody } from "./read-body";
import { isSameOrigin } from "./same-origin";

/** Who asks and what the handlers may use. */
export interface Caller {
  readonly shop: RunningShop;
  readonly headers: Headers;
  readonly cookies: Cookies;
  readonly locale: Locale;
}

/** An expected failure; the table of routes says which status its code has. */
export interface Fault<Code extends string> {
  readonly code: Code;
  readonly field?: string;
  /** Of a form: every field that is wrong, with its code. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly message?: string;
}

export type Reply<Code extends string> = Promise<Result<Response, Fault<Code>>>;

export interface Route<Schema extends v.GenericSchema, Code extends string> {
  readonly method: "get" | "post";
  readonly path: string;
  /** Shape of the query of a GET and of the JSON body of a POST. */
  readonly request: Schema;
  /** Names in the request, where its shape does not tell them. */
  readonly fields?: readonly string[];
  readonly handle: (request: v.InferOutput<Schema>, caller: Caller) => Reply<Code>;
  readonly faults: Readonly<Record<Code, number>>;
}

interface Refusal {
  readonly status: number;
  readonly fault: FaultResponse;
}

const refuse = (status: number, error: string, message: string) =>
  fail<Refusal>({ status, fault: { error, message } });

/** JSON is UTF-8; a body in another encoding would be read as other text than was meant. */
const isJson = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;

async function readJson(req: PayloadRequest, origin: string): Promise<Result<unknown, Refusal>> {
  if (!isSameOrigin(req.headers, origin)) {
    return refuse(403, "foreign-origin", "The shop takes changes from its own pages only.");
  }
  if (!isJson.test(req.headers.get("content-type") ?? "")) {
    return refuse(415, "not-json", "Send the body as application/json, in UTF-8.");
  }
  const body = await readBody(req, bodyLimit);
  if (!body.ok) return refuse(413, "too-large", `A request may weigh ${bodyLimit} bytes.`);
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body.value));
    // To a schema of optional fields a list would look like an object without any.
    return Array.isArray(value) ? refuse(400, "invalid", "The body is not an object.") : ok(value);
  } catch {
    return refuse(400, "invalid", "The body is not JSON in UTF-8.");
  }
}

/** 400 with the first field that is wrong. */
function invalid(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Response {
  const [issue] = issues;
  const field = v.getDotPath(issue);
  return answerFault(400, { error: "invalid", ...(field !== null && { field }), message: issue.message });
}

async function answer<Schema extends v.GenericSchema, Code extends string>(
  route: Route<Schema, Code>,
  req: PayloadRequest,
): Promise<Response> {
  const shop = shopOf(req.payload);
  const query = Object.fromEntries(req.searchParams);
  const input = route.method === "get" ? ok<unknown>(query) : await readJson(req, shop.origin);
  if (!input.ok) return answerFault(input.error.status, input.error.fault);
  const parsed = v.safeParse(route.request, input.value);
  if (!parsed.success) return invalid(parsed.issues);
  const cookies = readCookies(req.headers);
  const locale = callerLocale(query.locale ?? query.lang, req.headers, cookies);
  const reply = await route.handle(parsed.output, { shop, headers: req.headers, cookies, locale });
  if (reply.ok) return reply.value;
  const { code, ...details } = reply.error;
  return answerFault(route.faults[code], { error: code, ...details });
}

/** Names a request may carry, for whoever lists the endpoints: the test that sends them nonsense. */
const fieldsOf = (schema: v.GenericSchema): readonly string[] =>
  "entries" in schema && typeof schema.entries === "object" ? Object.keys(schema.entries ?? {}) : [];

/**
 * Makes an endpoint of a row of the table: parse → service → response. What goes wrong inside is written to
 * the log and answered without a trace: 503 where a part of the shop is away, else 500.
 */
export function endpoint<Schema extends v.GenericSchema, Code extends string>(
  route: Route<Schema, Code>,
): Endpoint {
  return {
    method: route.method,
    path: route.path,
    custom: { fields: route.fields ?? fieldsOf(route.request) },
    handler: async (req) => {
      try {
        return await answer(route, req);
      } catch (error) {
        logFault(req, `${route.method} ${route.path}`, error);
        return isUnavailable(error)
          ? answerFault(503, {
              error: "unavailable",
              message: "The shop is resting for a moment. Please try again.",
            })
          : answerFault(500, { error: "internal", message: "Something went wrong on our side." });
      }
    },
  };
}
