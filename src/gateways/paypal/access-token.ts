import * as v from "valibot";
import { readAnswer, send } from "./paypal-fetch";

interface Account {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiBase: string;
}

const tokenAnswer = v.object({ access_token: v.string(), expires_in: v.number() });

interface Token {
  readonly value: string;
  /** last use, a minute before it expires */
  readonly until: number;
}

/** PayPal does not accept the client id and secret. */
export class PaypalStranger extends Error {}

export interface TokenSource {
  /** The current token; fetched if missing, once for concurrent callers. */
  readonly current: (timeout: number) => Promise<string>;
  /** Discards a token that PayPal no longer accepts. */
  readonly clear: () => void;
}

async function ask({ clientId, clientSecret, apiBase }: Account, timeout: number): Promise<Token> {
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  const request = {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: "client_credentials" }),
  };
  const response = await send(`${apiBase}/v1/oauth2/token`, request, timeout);
  if (!response.ok)
    throw new PaypalStranger(
      `PayPal does not know the shop (${response.status}): no wallet payment can be made. Check PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.`,
    );
  const { access_token: value, expires_in: seconds } = v.parse(tokenAnswer, await readAnswer(response));
  return { value, until: Date.now() + (seconds - 60) * 1000 };
}

/** Caches the access token of a PayPal account. */
export function createTokenSource(account: Account): TokenSource {
  let known: Token | undefined;
  let asked: Promise<Token> | undefined;

  async function renew(timeout: number): Promise<Token> {
    try {
      known = await ask(account, timeout);
      return known;
    } finally {
      asked = undefined;
    }
  }

  return {
    current: async (timeout) => {
      if (known && known.until > Date.now()) return known.value;
      asked ??= renew(timeout);
      return (await asked).value;
    },
    clear: () => {
      known = undefined;
    },
  };
}
