import * as v from "valibot";
import { apiActor, type ApiKey } from "@/src/domain/api-keys/api-key";
import { formObject } from "@/src/domain/forms/form-object";
import { answerOnce, type RepeatableRequest } from "@/src/services/idempotency/answer-once";
import type { Shop } from "@/src/services/shop";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import { isUnavailable } from "@/src/server/runtime/is-unavailable";
import { shopOf } from "@/src/server/runtime/shop-of";
import { concurrencyLimit } from "@/src/server/endpoints/concurrency-limit";
import type { EdgeRequest } from "@/src/server/endpoints/edge-request";
import { logError } from "@/src/server/endpoints/log-error";
import { readJson } from "@/src/server/endpoints/read-input";
import type { ShopEndpoint } from "@/src/server/endpoints/route";
import { answerCommon, answerProblem, answerRefusal } from "./api-problem";
import { authenticate } from "./authenticate";
import type { ApiRoute, RouteOutcome, SentParts } from "./api-route";

const answerValue = (value: unknown): Response => {
  const whole = JSON.stringify(value);
  return wholeResponse(whole, {
    status: 200,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(whole)),
      "cache-control": "private, no-store",
    },
  });
};

function answerOutcome(origin: string, outcome: RouteOutcome): Response {
  if (outcome.kind === "invalid") {
    const field = v.getDotPath(outcome.issue);
    return answerCommon(origin, "invalid", {
      detail: outcome.issue.message,
      ...(field !== null && { field }),
    });
  }
  if (outcome.kind === "problem") return answerProblem(origin, { ...outcome.problem, code: outcome.code });
  return outcome.value instanceof Response ? outcome.value : answerValue(outcome.value);
}

/** Problems of repeated requests; the document describes them with the routes that take a key. */
export const repetitionProblems = {
  "idempotency-conflict": { status: 409, title: "This Idempotency-Key was used for another request." },
  "in-progress": { status: 409, title: "The first request with this Idempotency-Key is not answered yet." },
} as const;

/** Answers a repetition as the first request was answered. */
async function answerRepeatable(
  shop: Shop,
  asked: RepeatableRequest,
  work: () => Promise<Response>,
): Promise<Response> {
  let first: Response | null = null;
  const kept = await answerOnce(
    shop,
    asked,
    async () => {
      first = await work();
      return { status: first.status, body: await first.clone().text() };
    },
    ({ status }) => status < 500,
  );
  if (first) return first;
  if (!kept.ok) {
    if (kept.error === "invalid-key") {
      return answerCommon(shop.origin, "invalid", {
        field: "Idempotency-Key",
        detail: "1 to 255 visible characters of ASCII",
      });
    }
    const code = kept.error === "conflict" ? "idempotency-conflict" : "in-progress";
    return answerProblem(shop.origin, { ...repetitionProblems[code], code });
  }
  const { status, body } = kept.value;
  return wholeResponse(body, {
    status,
    headers: {
      "content-type": status < 400 ? "application/json" : "application/problem+json",
      "cache-control": "private, no-store",
      "idempotency-replayed": "true",
    },
  });
}

async function answerParsed(
  route: ApiRoute,
  req: EdgeRequest,
  { shop, key }: { readonly shop: Shop; readonly key: ApiKey },
): Promise<Response> {
  const { origin } = shop;
  const { numbers = [] } = route;
  const json = route.body ? await readJson(req, origin) : null;
  if (json && !json.ok) return answerRefusal(origin, json.error);
  const params = Object.entries(req.routeParams ?? {}).map(([name, value]) => [name, String(value)] as const);
  const sent: SentParts = {
    params: formObject(params, { numbers }),
    query: formObject(req.searchParams, { numbers }),
    body: json ? json.value : {},
  };
  const run = async () => answerOutcome(origin, await route.run(sent, { shop, by: apiActor(key) }));
  const asked = route.isRepeatable ? req.headers.get("idempotency-key") : null;
  if (asked === null) return run();
  const request = [JSON.stringify([route.method, route.path, sent])];
  return answerRepeatable(shop, { owner: `api-key:${key.id}`, key: asked, request }, run);
}

/** Answers a call with a valid key that may make it. */
async function answer(route: ApiRoute, req: EdgeRequest, shop: Shop): Promise<Response> {
  const { origin } = shop;
  const known = await authenticate(shop, req.headers);
  if (!known.ok) return known.error;
  const key = known.value;
  if (!key.scopes.includes(route.scope))
    return answerCommon(origin, "missing-scope", { detail: `This needs the scope “${route.scope}”.` });
  return answerParsed(route, req, { shop, key });
}

/** The path as endpoints of the CMS have it: /v1/orders/:number. */
const endpointPath = (path: string) => `/v1${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

const namesOf = ({ params, query, body }: ApiRoute): readonly string[] =>
  [params, query, ...(body ? [body] : [])].flatMap(({ entries }) => Object.keys(entries));

/** Makes an endpoint of a route. Internal errors are logged and answered without details. */
export function apiEndpoint(route: ApiRoute): ShopEndpoint {
  const limited = concurrencyLimit();
  const respond = async (req: EdgeRequest): Promise<Response> => {
    const shop = shopOf(req.payload);
    try {
      return await limited(
        () => answer(route, req, shop),
        () => answerCommon(shop.origin, "unavailable", { headers: { "retry-after": "2" } }),
      );
    } catch (error) {
      logError(req, `${route.method} ${route.path} of the API`, error);
      return answerCommon(shop.origin, isUnavailable(error) ? "unavailable" : "internal");
    }
  };
  return {
    method: route.method,
    path: endpointPath(route.path),
    custom: { fields: namesOf(route) },
    handler: respond,
    answer: respond,
  };
}
