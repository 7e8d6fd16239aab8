import * as v from "valibot";
import { paymentsUrl } from "./addresses";

const secretKey = () => process.env.STRIPE_SECRET_KEY ?? "";

/** Calls the provider's own API, like the shop. */
async function api(path: string): Promise<unknown> {
  const answer = await fetch(`${paymentsUrl}/v1/${path}`, {
    headers: { authorization: `Bearer ${secretKey()}` },
  });
  if (!answer.ok) throw new Error(`GET /v1/${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Calls the provider's control API. */
async function control(path: string, body: unknown = {}): Promise<void> {
  const answer = await fetch(`${paymentsUrl}/_control/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
}

/** The session of a payment page. */
export function sessionOfPage(page: string): string {
  const id = /\/c\/pay\/(cs_[^/?#]+)/.exec(page)?.[1];
  if (!id) throw new Error(`${page} is no payment page.`);
  return id;
}

const session = v.object({
  status: v.nullable(v.string()),
  payment_status: v.string(),
  amount_total: v.number(),
  currency: v.string(),
  client_reference_id: v.string(),
  success_url: v.string(),
});

export const readSession = async (id: string) => v.parse(session, await api(`checkout/sessions/${id}`));

/** The secret of a session's order, as in the return address. */
export async function orderToken(id: string): Promise<string> {
  const { success_url: thanks } = await readSession(id);
  return new URL(thanks).pathname.split("/").at(-1) ?? "";
}

const lineItems = v.object({
  data: v.array(v.object({ amount_total: v.number(), quantity: v.number() })),
});

/** What each line of a session costs, in the provider's smallest unit. */
export const lineAmounts = async (id: string): Promise<readonly number[]> =>
  v
    .parse(lineItems, await api(`checkout/sessions/${id}/line_items?limit=100`))
    .data.map((line) => line.amount_total);

/** The time of an open session is over. */
export const expireSession = (id: string) => control(`sessions/${id}/expire`);

/** The money of an instalment payment arrives, or does not. */
export const settleSession = (id: string, outcome: "succeeded" | "failed") =>
  control(`sessions/${id}/settle`, { outcome });
