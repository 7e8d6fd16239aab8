import { randomBytes } from "node:crypto";
import { jsonReply } from "../../http/reply";
import type { Answer, Call } from "../../http/route";
import { readWalletFaults, writeWalletFaults, type PaypalSandbox } from "../paypal-sandbox";
import { WalletError } from "./wallet-error";

/** Nine hours, in seconds. */
const life = 32_400;

function isAccount({ account }: PaypalSandbox, authorization: string | undefined): boolean {
  const encoded = /^Basic ([\w+/=]+)$/i.exec(authorization ?? "")?.[1] ?? "";
  return Buffer.from(encoded, "base64").toString() === `${account.clientId}:${account.clientSecret}`;
}

/** POST /v1/oauth2/token: an access token for the account's id and secret. */
export function answerTokenCall(sandbox: PaypalSandbox, call: Call): Answer {
  if (!isAccount(sandbox, call.headers.authorization))
    return jsonReply(401, { error: "invalid_client", error_description: "Client Authentication failed" });
  if (new URLSearchParams(call.body).get("grant_type") !== "client_credentials")
    return jsonReply(400, { error: "unsupported_grant_type", error_description: "unsupported grant_type" });
  const token = `A21AA${randomBytes(32).toString("base64url")}`;
  const { store, clock } = sandbox;
  store.together(() => {
    // Sandboxes run long: expired tokens are deleted.
    for (const known of store.all("walletTokens"))
      if (known.until <= clock.now()) store.remove("walletTokens", known.token);
    store.put("walletTokens", token, { token, until: clock.now() + life * 1000 });
  });
  return jsonReply(200, {
    scope: "https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/payments/refund",
    access_token: token,
    token_type: "Bearer",
    app_id: "APP-80W284485P519543T",
    expires_in: life,
    nonce: `${new Date(clock.now()).toISOString()}${randomBytes(12).toString("base64url")}`,
  });
}

/** @throws WalletError 401 without a token, with one that has ended, and on demand */
export function checkToken(sandbox: PaypalSandbox, authorization: string | undefined): void {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "";
  const faults = readWalletFaults(sandbox);
  if (faults.refuseTokens > 0) {
    writeWalletFaults(sandbox, { ...faults, refuseTokens: faults.refuseTokens - 1 });
    sandbox.store.remove("walletTokens", token);
    throw new WalletError(401);
  }
  const known = sandbox.store.get("walletTokens", token);
  if (!known || known.until <= sandbox.clock.now()) throw new WalletError(401);
}
