import { setTimeout as pause } from "node:timers/promises";
import { decodeForm, UnreadableForm } from "../../http/decode-form";
import { jsonReply } from "../../http/reply";
import type { Answer, Call, Reply } from "../../http/route";
import { noCause } from "../events/emit-events";
import { newId } from "../objects/new-id";
import { parseParameters } from "../parameters/parse-parameters";
import { currentApiVersion, readFaults, type StripeSandbox } from "../stripe-sandbox";
import type { ApiEndpoint } from "./api-endpoint";
import { ApiError } from "./api-error";
import { errorOfFault, takeApiFault, type ApiFault } from "./api-faults";
import { authenticate } from "./authenticate";
import { saveAnswer, replayAnswer, type KeyedRequest, type KeysInUse } from "./idempotency";

/** From request to answer: key, version, idempotency, parameters, work; in the order the provider checks them. */
export async function answerApiCall(
  sandbox: StripeSandbox,
  inUse: KeysInUse,
  endpoint: ApiEndpoint,
  call: Call,
  names: Record<string, string>,
): Promise<Answer> {
  const requestId = newId("req");
  const headers = commonHeaders(call, requestId);
  const keyed = readKey(endpoint, call);
  try {
    authenticate(call.headers.authorization, sandbox.secretKey);
    checkVersion(headers["Stripe-Version"]);
    const fault = takeApiFault(sandbox, `${endpoint.method} ${endpoint.path}`);
    if (fault?.stage === "before") throw errorOfFault(fault);
    const replay = keyed ? replayAnswer(sandbox, inUse, keyed) : undefined;
    if (replay)
      return { ...replay, headers: { ...jsonReply(200, null).headers, ...headers, ...replay.headers } };
    if (keyed) inUse.add(keyed.key);
    try {
      return withHeaders(await execute(sandbox, endpoint, call, names, { requestId, keyed, fault }), headers);
    } finally {
      if (keyed) inUse.delete(keyed.key);
    }
  } catch (problem) {
    return withHeaders(errorReply(problem, requestId), headers);
  }
}

interface Circumstances {
  requestId: string;
  keyed: KeyedRequest | undefined;
  fault: ApiFault | undefined;
}

async function execute(
  sandbox: StripeSandbox,
  endpoint: ApiEndpoint,
  call: Call,
  names: Record<string, string>,
  circumstances: Circumstances,
): Promise<Answer> {
  const { requestId, keyed, fault } = circumstances;
  const given = parseParameters(
    endpoint.parameters,
    decodeForm(endpoint.method === "GET" ? call.query : call.body),
  );
  const cause = endpoint.method === "GET" ? noCause : { id: requestId, idempotency_key: keyed?.key ?? null };
  // Held open a moment, so that a second request with the same key can find the first one at work.
  if (endpoint.method === "POST") await pause(sandbox.latencyMs + readFaults(sandbox).apiDelayMs);
  const work = () => {
    const answered = runEndpoint(sandbox, endpoint, given, names, { cause, requestId, fault });
    // In the same write as the work: after a crash there is either both or neither.
    if (keyed) saveAnswer(sandbox, keyed, requestId, answered.status, answered.body);
    return answered;
  };
  const reply = sandbox.store.together(work);
  sandbox.scheduler.wake();
  return fault?.stage === "lost" ? "hang-up" : reply;
}

function runEndpoint(
  sandbox: StripeSandbox,
  endpoint: ApiEndpoint,
  given: unknown,
  names: Record<string, string>,
  context: { cause: typeof noCause; requestId: string; fault: ApiFault | undefined },
): Reply {
  const { cause, requestId, fault } = context;
  try {
    const body = endpoint.run(sandbox, given, names, cause);
    return fault?.stage === "after" ? errorReply(errorOfFault(fault), requestId) : jsonReply(200, body);
  } catch (problem) {
    // Refusals made while reading the request undo nothing and are not kept.
    if (problem instanceof ApiError && problem.isExecuted) return errorReply(problem, requestId);
    throw problem;
  }
}

function readKey(endpoint: ApiEndpoint, call: Call): KeyedRequest | undefined {
  const header = call.headers["idempotency-key"];
  const key = Array.isArray(header) ? header[0] : header;
  if (endpoint.method !== "POST" || key === undefined || key === "") return undefined;
  return { key, endpoint: `${call.method} ${call.path}`, body: call.body };
}

function commonHeaders(call: Call, requestId: string) {
  const version = call.headers["stripe-version"];
  const key = call.headers["idempotency-key"];
  return {
    "Request-Id": requestId,
    "Stripe-Version": typeof version === "string" ? version : currentApiVersion,
    ...(typeof key === "string" ? { "Idempotency-Key": key } : {}),
  };
}

function checkVersion(version: string) {
  if (/^\d{4}-\d{2}-\d{2}(\.[a-z_]+)?$/.test(version)) return;
  throw new ApiError(
    `Invalid Stripe API version: ${version}. It is a date, or a date and a name, such as ${currentApiVersion}.`,
  );
}

function errorReply(problem: unknown, requestId: string): Reply {
  if (problem instanceof UnreadableForm) return errorReply(new ApiError(problem.message), requestId);
  if (!(problem instanceof ApiError)) throw problem;
  return jsonReply(problem.status, problem.toBody(requestId), extraHeaders[problem.status]);
}

// The provider says so itself when trying again cannot do harm.
const extraHeaders: Record<number, Record<string, string>> = {
  401: { "WWW-Authenticate": 'Basic realm="Stripe"' },
  429: { "Stripe-Should-Retry": "true" },
};

function withHeaders(answer: Answer, headers: Record<string, string>): Answer {
  return answer === "hang-up" ? answer : { ...answer, headers: { ...answer.headers, ...headers } };
}
