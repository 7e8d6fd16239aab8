import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { createTokenSource } from "./access-token";
import { PaypalAway, readAnswer, send } from "./paypal-fetch";

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Id of the shop's webhook at PayPal; events are signed for it. */
  readonly webhookId: string;
  /** https://api-m.paypal.com, or a compatible server. */
  readonly apiBase: string;
  /** Clock for the age of events; by default the machine's. */
  readonly now?: () => Date;
  /** Called with the reason when the provider refuses an order: staff must correct it. */
  readonly report: (refusal: string) => void;
}

/** PayPal refuses the request. */
export class PaypalRefusal extends Error {
  constructor(
    readonly status: number,
    /** for example INSTRUMENT_DECLINED */
    readonly issue: string,
    message: string,
  ) {
    super(message);
  }
}

export interface PaypalCall {
  readonly method: "GET" | "POST";
  readonly path: string;
  /** JSON text */
  readonly body?: string;
  /** Idempotency key. */
  readonly key?: string;
  /** Most attempts; by default three. */
  readonly tries?: number;
  readonly timeout?: number;
}

export type PaypalClient = (call: PaypalCall) => Promise<unknown>;

/** Timeout of one request, ms. */
const usualTimeout = 6_000;
const pauses = [250, 1_000];
/** Refusals that mean that the same call is still in progress. */
const underway = ["ORDER_COMPLETION_IN_PROGRESS", "PREVIOUS_REQUEST_IN_PROGRESS"];

const refusalAnswer = v.object({
  name: v.optional(v.string(), "unknown"),
  message: v.optional(v.string(), ""),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), "unknown") })), []),
});

/** Calls PayPal with a cached access token, and retries where allowed. */
export function createPaypalClient(settings: PaypalSettings): PaypalClient {
  const { apiBase } = settings;
  const tokens = createTokenSource(settings);

  async function attempt(call: PaypalCall, timeout: number): Promise<Response> {
    const bearer = await tokens.current(timeout);
    return send(
      apiBase + call.path,
      {
        method: call.method,
        headers: {
          authorization: `Bearer ${bearer}`,
          "content-type": "application/json",
          prefer: "return=representation",
          ...(call.key !== undefined && { "paypal-request-id": call.key }),
        },
        ...(call.body !== undefined && { body: call.body }),
      },
      timeout,
    );
  }

  /** A token may be revoked early: then a new one is fetched once. */
  async function authorised(call: PaypalCall, timeout: number): Promise<Response> {
    const response = await attempt(call, timeout);
    if (response.status !== 401) return response;
    tokens.clear();
    return attempt(call, timeout);
  }

  async function once(call: PaypalCall): Promise<unknown> {
    const response = await authorised(call, call.timeout ?? usualTimeout);
    const answer = await readAnswer(response);
    if (response.ok) return answer;
    const { name, message, details } = v.parse(refusalAnswer, answer);
    const issue = details[0]?.issue ?? name;
    if (underway.includes(issue)) throw new PaypalAway("PayPal is still at work on the same call.");
    throw new PaypalRefusal(response.status, issue, `${response.status} ${name} ${issue}: ${message}`);
  }

  return async (call) => {
    const tries = call.tries ?? 3;
    for (let attempted = 1; ; attempted += 1) {
      try {
        return await once(call);
      } catch (error) {
        if (!(error instanceof PaypalAway) || attempted >= tries) throw error;
        await pause(pauses[attempted - 1] ?? 1_000);
      }
    }
  };
}
