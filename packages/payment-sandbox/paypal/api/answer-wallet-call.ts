import { setTimeout as pause } from "node:timers/promises";
import { jsonReply } from "../../http/reply";
import type { Answer, Call, Reply } from "../../http/route";
import type { WalletFaults } from "../faults";
import { readWalletFaults, writeWalletFaults, type PaypalSandbox } from "../paypal-sandbox";
import { checkToken } from "./access-tokens";
import type { WalletEndpoint } from "./wallet-endpoints";
import { unprocessable, WalletError } from "./wallet-error";

type EndpointError = WalletFaults["api"][number];

/** Keys whose first call is still being answered. */
export type CallsUnderway = Set<string>;

/** How long an answer is repeated for its key, in milliseconds: six hours, as for orders. */
const kept = 6 * 3_600_000;

/** From request to answer: token, faults, repetition, body, work. */
export async function answerWalletCall(
  sandbox: PaypalSandbox,
  underway: CallsUnderway,
  endpoint: WalletEndpoint,
  call: Call,
  names: Record<string, string>,
): Promise<Answer> {
  const key = readKey(endpoint, call);
  try {
    checkToken(sandbox, call.headers.authorization);
    const fault = takeFault(sandbox, `${endpoint.method} ${endpoint.path}`);
    if (fault?.stage === "before") throw new WalletError(fault.status);
    const repeated = key === undefined ? undefined : repeat(sandbox, underway, key, call);
    // A repetition can get lost as well.
    if (repeated) return fault?.stage === "lost" ? "hang-up" : repeated;
    if (key !== undefined) underway.add(key);
    try {
      return await execute(sandbox, endpoint, call, names, { key, fault });
    } finally {
      if (key !== undefined) underway.delete(key);
    }
  } catch (problem) {
    if (!(problem instanceof WalletError)) throw problem;
    return jsonReply(problem.status, problem.toBody());
  }
}

function readKey({ method }: WalletEndpoint, { headers }: Call): string | undefined {
  const key = headers["paypal-request-id"];
  return method === "POST" && typeof key === "string" && key !== "" ? key.slice(0, 108) : undefined;
}

const endpointOf = ({ method, path }: Call) => `${method} ${path}`;

/** The same key gives the same answer, as 200; used for something else it is refused. */
function repeat(sandbox: PaypalSandbox, underway: CallsUnderway, key: string, call: Call): Reply | undefined {
  if (underway.has(key))
    throw unprocessable(
      "ORDER_COMPLETION_IN_PROGRESS",
      "The previous request on this key is still in progress.",
    );
  const answer = sandbox.store.get("walletAnswers", key);
  if (!answer || sandbox.clock.now() - answer.at >= kept) return undefined;
  if (answer.endpoint !== endpointOf(call))
    throw unprocessable("INCOMPATIBLE_PARAMETER_VALUE", "The request id was used for another call.");
  return jsonReply(200, JSON.parse(answer.body));
}

async function execute(
  sandbox: PaypalSandbox,
  endpoint: WalletEndpoint,
  call: Call,
  names: Record<string, string>,
  { key, fault }: { key: string | undefined; fault: EndpointError | undefined },
): Promise<Answer> {
  const body =
    endpoint.method === "GET" ? Object.fromEntries(new URLSearchParams(call.query)) : readJson(call.body);
  // Held open a moment, so that a second call can find the first one at work.
  if (endpoint.method === "POST") await pause(sandbox.latencyMs + readWalletFaults(sandbox).apiDelayMs);
  const isBrief = !/\breturn=representation\b/.test(String(call.headers.prefer ?? ""));
  // Refusals keep nothing: the same key may try again once the payer has chosen another instrument.
  const result = sandbox.store.together(() => {
    const value = endpoint.run(sandbox, body, names, isBrief);
    if (key !== undefined) {
      const answer = { endpoint: endpointOf(call), body: JSON.stringify(value), at: sandbox.clock.now() };
      sandbox.store.put("walletAnswers", key, answer);
    }
    return value;
  });
  sandbox.scheduler.wake();
  if (fault?.stage === "lost") return "hang-up";
  if (fault?.stage === "after") throw new WalletError(fault.status);
  return jsonReply(endpoint.status, result);
}

function takeFault(sandbox: PaypalSandbox, endpoint: string): EndpointError | undefined {
  const faults = readWalletFaults(sandbox);
  const at = faults.api.findIndex(
    ({ match, times }) => times > 0 && (match === undefined || match === endpoint),
  );
  const fault = faults.api[at];
  if (!fault) return undefined;
  const left = faults.api.map((other, place) =>
    place === at ? { ...other, times: other.times - 1 } : other,
  );
  writeWalletFaults(sandbox, { ...faults, api: left.filter(({ times }) => times > 0) });
  return fault;
}

function readJson(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new WalletError(400, [
      {
        issue: "MALFORMED_REQUEST_JSON",
        description: "The request JSON is not well formed.",
        location: "body",
      },
    ]);
  }
}
