import type { Endpoint } from "payload";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { trapField } from "@/src/domain/contracts/forms/form-exchange";
import { apiScopes } from "@/src/domain/api-keys/api-scope";
import { apiProblem } from "@/src/domain/contracts/api/problem";
import { errorResponse } from "@/src/domain/contracts/error-response";
import { defaultSelection } from "@/src/domain/watch/selection";
import { createKey } from "@/src/services/api-keys/create-key";
import { formToken } from "@/src/services/forms/form-token";
import { filledForm } from "@/tests/factories/filled-form";
import { malformedRequests, type MalformedRequest } from "@/tests/factories/malformed-request";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { answerPictures } from "@/src/server/endpoints/pictures/answer-pictures";
import { endpoints } from "@/src/server/endpoints/table";

const seed = Number(process.env.MALFORMED_SEED ?? 20_261_121);
const requestsEach = Number(process.env.MALFORMED_REQUESTS ?? 60);
/** milliseconds */
const patience = 5_000;

let open: OpenShop;
/** May call every route of the API for other systems. */
let key: string;
beforeAll(async () => {
  open = await openShop();
  const made = await createKey(open.shop, {
    name: "Test",
    scopes: apiScopes,
    callsPerMinute: 100_000,
    expiresAt: null,
    account: null,
    by: "test",
  });
  key = made.ok ? made.value : "";
  // The delay of the first request to a fresh database is not part of the test.
  await Promise.all(["/search?q=montre", "/collection"].map((target) => fetch(`${open.url}/api${target}`)));
  await watchWrites();
});
afterAll(() => open.close());

/**
 * Tables that do not depend on the request: attempts are counted and the use of a key is noted before anything else,
 * and visits are counted in memory and stored in intervals.
 */
const counters = ["limits", "agent_calls", "day_figures", "written", "api_keys"];

/** Every row written from now on records the name of its table. */
async function watchWrites(): Promise<void> {
  await open.rows("create unlogged table written (name text not null)");
  await open.rows(`create function note_write() returns trigger language plpgsql as
    $$ begin insert into written values (tg_table_name); return null; end $$`);
  const tables = await open.rows<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1)",
    [counters],
  );
  for (const { name } of tables) {
    await open.rows(
      `create trigger note_write after insert or update or delete on "${name}" for each row execute function note_write()`,
    );
  }
}

/** Tables written to since the last call. Rate limits are reset: no request must be refused for its number. */
async function takeWritten(): Promise<readonly string[]> {
  const rows = await open.rows<{ name: string }>(
    "with forgotten as (delete from limits) delete from written returning name",
  );
  return [...new Set(rows.map(({ name }) => name))].toSorted();
}

const fieldsOf = ({ custom }: Endpoint) =>
  v
    .parse(v.object({ fields: v.optional(v.array(v.string()), []) }), custom ?? {})
    // A filled trap field gets a success answer.
    .fields.filter((name) => name !== trapField);

let opened = 0;

/** Every form has a token of its own, a little older than the previous one: one form sent twice may be one order. */
const nextToken = () => {
  opened += 1;
  return formToken({ ...open.shop, clock: () => new Date(Date.now() - 5_000 - opened) });
};

/** Meaning of fields in all endpoints; for forms, an answer their own rules accept. */
const sensibleValues = () => ({
  ...Object.assign({}, ...Object.values(allForms).map(filledForm)),
  ...defaultSelection,
  sku: "GC-050",
  quantity: 1,
  lang: "fr",
  locale: "fr",
  __nextLocale: "fr",
  code: "123456",
  currency: "EUR",
  get token() {
    return nextToken();
  },
  query: "",
  form: undefined,
});

interface CompletedRequest {
  readonly status: number;
  readonly text: string;
  /** milliseconds */
  readonly took: number;
}

async function send(method: string, target: string, request: MalformedRequest): Promise<CompletedRequest> {
  const began = performance.now();
  const { body, headers, query } = request;
  const took = () => performance.now() - began;
  try {
    const answer = await fetch(`${open.url}/api${target}${query}`, {
      method: method.toUpperCase(),
      headers: { ...headers, ...(target.startsWith("/v1/") && { authorization: `Bearer ${key}` }) },
      ...(body !== undefined && { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, text: await answer.text(), took: took() };
  } catch (error) {
    return { status: 599, text: String(error), took: took() };
  }
}

/** An error as agents are told it. Source: overview of the commerce protocol, transport bindings. */
const agentError = v.object({ code: v.string(), content: v.string(), continue_url: v.string() });

/** An error of JSON-RPC. */
const rpcError = v.object({
  jsonrpc: v.literal("2.0"),
  error: v.object({ code: v.number(), message: v.string() }),
});

/** Faults of an answer; empty when there are none. */
function complaintsAbout(
  { status, text, took }: CompletedRequest,
  request: MalformedRequest,
): readonly string[] {
  if (took > patience) return [`took ${took} ms`];
  if (status >= 500) return [`answered ${status}: ${text.slice(0, 300)}`];
  if (status < 400) return request.isPossible ? [] : [`accepted it with ${status}`];
  const error = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.union([errorResponse, apiProblem, agentError, rpcError])),
    text,
  );
  if (!error.success) return [`${status} is no error in JSON: ${text.slice(0, 200)}`];
  const { output } = error;
  const isShown =
    "title" in output ||
    "content" in output ||
    "jsonrpc" in output ||
    Boolean(output.field) ||
    Boolean(output.message) ||
    Object.keys(output.fields ?? {}).length > 0;
  return [
    ...(isShown ? [] : [`${status} does not say what is wrong: ${text.slice(0, 200)}`]),
    ...(/node_modules|at \w+ \(|select .* from/i.test(text) ? ["tells how the shop is built"] : []),
  ];
}

const chunk = 20;

/**
 * Faults of the answers to concurrent requests. When something was written, the refused ones are sent again: they
 * must not have written it. If they did, each is sent alone to find which.
 */
async function complaintsOf(
  { method, path: target }: Endpoint,
  requests: readonly MalformedRequest[],
): Promise<readonly string[]> {
  const answers = await Promise.all(
    requests.map(async (request) => ({ request, answer: await send(method, target, request) })),
  );
  const complaints = answers.flatMap(({ request, answer }) =>
    complaintsAbout(answer, request).map((complaint) => `${request.what}: ${complaint}`),
  );
  if ((await takeWritten()).length === 0) return complaints;
  const refused = answers.flatMap(({ request, answer }) => (answer.status >= 400 ? [request] : []));
  await Promise.all(refused.map((request) => send(method, target, request)));
  if ((await takeWritten()).length === 0) return complaints;
  for (const request of refused) {
    const { status } = await send(method, target, request);
    const written = await takeWritten();
    if (written.length > 0) complaints.push(`${request.what}: ${status}, but wrote to ${written.join(", ")}`);
  }
  return complaints;
}

describe(`${requestsEach} malformed requests of seed ${seed}`, () => {
  test.each(endpoints)(
    "$method $path",
    async (endpoint) => {
      const target = { method: endpoint.method, fields: fieldsOf(endpoint), sensible: sensibleValues() };
      const requests = malformedRequests(target, seed, requestsEach);
      expect(requests).toHaveLength(requestsEach);
      await takeWritten();
      const complaints: string[] = [];
      for (let at = 0; at < requests.length; at += chunk) {
        complaints.push(...(await complaintsOf(endpoint, requests.slice(at, at + chunk))));
      }
      expect(complaints).toEqual([]);
    },
    120_000,
  );
});

const methods = ["get", "post", "put", "patch", "delete"];
const pathsOfTable = [...new Set(endpoints.map(({ path: target }) => target))];

test.each(pathsOfTable)("%s accepts its own methods and no other", async (target) => {
  const known = new Set(endpoints.filter((row) => row.path === target).map((row) => row.method));
  const headers = { "content-type": "application/json" };
  await takeWritten();
  for (const method of methods.filter((name) => !known.has(name as Endpoint["method"]))) {
    const body = method === "get" ? {} : { body: "{}" };
    const { status } = await send(method, target, {
      what: method,
      query: "",
      headers,
      isPossible: false,
      ...body,
    });
    expect([method, status]).toEqual([method, /^\/v1(?:\/|$)/.test(target) ? 405 : 404]);
  }
  expect(await takeWritten()).toEqual([]);
});

test("an address longer than a server reads is refused before it is read", async () => {
  for (const { method, path: target } of endpoints) {
    const query = `?q=${"x".repeat(1_000_000)}`;
    const { status } = await send(method, target, { what: "1 MB", query, headers: {}, isPossible: false });
    expect([target, status]).toEqual([target, 431]);
  }
});

/** Source: specification §7. */
const specified = [
  ["post", "/auth/login"],
  ["post", "/auth/confirm-email"],
  ["post", "/auth/logout"],
  ["post", "/checkout"],
  ["post", "/configurator/sku"],
  ["get", "/configurator/image"],
  ["post", "/configurator/request"],
  ["get", "/cart/retrieve"],
  ["post", "/cart/add"],
  ["post", "/cart/delete"],
  ["post", "/offer"],
  ["post", "/newsletter"],
  ["post", "/pi"],
  ["post", "/c"],
  ["post", "/analytics/insert"],
  ["get", "/collection"],
  ["get", "/product"],
  ["post", "/contact"],
  ["post", "/search-order"],
  ["get", "/reviews"],
  ["post", "/reviews"],
  ["get", "/receipt"],
  ["post", "/paypal/create-order"],
  ["post", "/paypal/capture-order"],
  ["post", "/premium/signup"],
  ["post", "/preorder-register"],
  ["post", "/preorder/vip-pw-check"],
  ["post", "/preorder/checkout"],
  ["post", "/affiliation-application"],
] as const;

/** Besides the table: pictures, which refuse an empty call without the CMS. */
const askPicture = answerPictures(() => Promise.reject(new Error("The CMS is not asked.")));
const isPicture = (target: string) =>
  askPicture("GET", `/api${target}`, { headers: new Headers(), body: null }) !== null;

test.each(specified)("%s %s exists, as specified", (method, target) => {
  const isInTable = endpoints.some((row) => row.method === method && row.path === target);
  expect(isInTable || isPicture(target)).toBe(true);
});
