import { setTimeout as pause } from "node:timers/promises";
import * as v from "valibot";

export interface PaypalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Names the shop's webhook at PayPal; events are signed for it. */
  readonly webhookId: string;
  /** https://api-m.paypal.com, or another server that speaks its language. */
  readonly apiBase: string;
  /** Hears why the provider refuses an order: something that staff must mend. */
  readonly report: (refusal: string) => void;
}

/** PayPal did not answer, or asks to come back later. */
export class PaypalAway extends Error {}

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

/** No shopper waits longer for one answer, in milliseconds; further tries come on top. */
const usualTimeout = 15_000;
const pauses = [250, 1_000];
/** Answers that may be another one a moment later. */
const passing = [408, 409, 429, 500, 502, 503, 504];
/** Refusals that only say that the same call is still being worked on. */
const underway = ["ORDER_COMPLETION_IN_PROGRESS", "PREVIOUS_REQUEST_IN_PROGRESS"];

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });
const refusalAnswer = v.object({
  name: v.optional(v.string(), "unknown"),
  message: v.optional(v.string(), ""),
  details: v.optional(v.array(v.object({ issue: v.optional(v.string(), "unknown") })), []),
});

interface Token {
  readonly value: string;
  /** when it is no longer used, a minute before it ends */
  readonly until: number;
}

async function send(url: string, init: RequestInit, timeout: number): Promise<Response> {
  try {
    const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
    if (passing.includes(response.status)) throw new PaypalAway(`PayPal answers ${response.status}.`);
    return response;
  } catch (error) {
    if (error instanceof PaypalAway) throw error;
    throw new PaypalAway("PayPal does not answer.", { cause: error });
  }
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw new PaypalAway("PayPal's answer broke off.", { cause: error });
  }
}

/** Calls PayPal with an access token it keeps, trying again what may be tried again. */
export function createPaypalClient({ clientId, clientSecret, apiBase }: PaypalSettings): PaypalClient {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  let token: Promise<Token> | undefined;

  async function askForToken(timeout: number): Promise<Token> {
    const response = await send(
      `${apiBase}/v1/oauth2/token`,
      {
        method: "POST",
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: "client_credentials" }),
      },
      timeout,
    );
    if (!response.ok)
      throw new Error(
        `PayPal does not know the shop (${response.status}): no wallet payment can be made. Check PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.`,
      );
    const { access_token: value, expires_in: seconds } = v.parse(tokenAnswer, await readAnswer(response));
    return { value, until: Date.now() + (seconds - 60) * 1000 };
  }

  /** One question for a token serves everybody who needs it meanwhile. */
  async function currentToken(timeout: number): Promise<string> {
    const known = await token;
    if (known && known.until > Date.now()) return known.value;
    const asked = askForToken(timeout);
    token = asked;
    asked.catch(() => forgetToken(asked));
    return (await asked).value;
  }

  function forgetToken(old: Promise<Token> | undefined): void {
    if (token === old) token = undefined;
  }

  async function attempt(call: PaypalCall, timeout: number): Promise<Response> {
    const bearer = await currentToken(timeout);
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
    token = undefined;
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
