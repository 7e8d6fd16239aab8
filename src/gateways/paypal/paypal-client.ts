import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";
import { createTokenSource } from "./access-token";
import { PaypalAway, readAnswer, send } from "./paypal-fetch";

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names the shop's webhook at PayPal; events are signed for it. */
  readonly webhookId: string;
  /** https://api-m.paypal.com, or another server that speaks its language. */
  readonly apiBase: string;
  /** Says how old an event is; the machine's clock where left out. */
  readonly now?: () => Date;
  /** Called with the reason when the provider refuses an order: staff must correct it. */
  readonly report: (refusal: string) => void;
}

/** PayPal says no. */
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
  /** JSON as it is to be sent */
  readonly body?: string;
  /** The same key never does a thing twice. */
  readonly key?: string;
  /** How often it is tried at most, three times when left out. */
  readonly tries?: number;
  readonly timeout?: number;
}

export type PaypalClient = (call: PaypalCall) => Promise<unknown>;

/** How long one answer is waited for, ms. */
const usualTimeout = 6_000;
const pauses = [250, 1_000];
/** Refusals that only say that the same call is still being worked on. */
const underway = ["ORDER_COMPLETION_IN_PROGRESS", "PREVIOUS_REQUEST_IN_PROGRESS"];

const refusalAnswer = v.object({
  name: v.optional(v.string(), "unknown"),
  message: v.optional(v.string(), ""),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), "unknown") })), []),
});

/** Calls PayPal with an access token it keeps, trying again what may be tried again. */
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

  /** A token may end before its time: then it is asked for once more. */
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
