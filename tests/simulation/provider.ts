import { createServer, type Server } from "node:http";
import * as v from "valibot";
import { createSigningKey } from "@/packages/payment-sandbox/paypal/events/certificate";
import { startSandbox, type RunningSandbox } from "@/packages/payment-sandbox/start-sandbox";
import { readAmount, walletAmount } from "@/src/gateways/paypal/wallet-amount";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";

/** A message of a provider as it came. */
export interface Letter {
  readonly provider: PaymentProvider;
  readonly type: string;
  readonly body: string;
  readonly headers: Headers;
}

/** What the providers have in their books of one payment page, in the smallest unit. */
export interface BookedPayment {
  readonly provider: PaymentProvider;
  /** the page's own name */
  readonly id: string;
  readonly isPaid: boolean;
  readonly amount: number;
  readonly intent: string | null;
  readonly refunded: number;
  /** Whether there was ever one, also one that was won. */
  readonly hasDispute: boolean;
  readonly isDisputed: boolean;
  readonly lost: number;
}

/** Something that is done at the provider behind the shop's back. */
export type Act = "refund" | "refund all" | "dispute" | "win" | "lose" | "fail refund";

/** The history asked the local providers for what they cannot do: a mistake of the test, not of the shop. */
export class ProviderMisused extends Error {}

/** The providers of one history, and what they write to the shop, held back. */
export interface Provider {
  readonly url: string;
  /** Does something at the provider. @returns what came of it, and the messages it wrote, each once, in their order */
  readonly during: <Value>(work: () => Promise<Value>) => Promise<readonly [Value, readonly Letter[]]>;
  readonly payments: () => Promise<readonly BookedPayment[]>;
  /** Does something to a payment. @param share of what is left, in hundredths @returns the amount given back */
  readonly act: (payment: BookedPayment, act: Act, share: number) => Promise<number>;
  readonly control: (path: string, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const session = v.object({
  id: v.string(),
  payment_status: v.string(),
  amount_total: v.number(),
  payment_intent: v.nullable(v.string()),
});
const listOf = <Item extends v.GenericSchema>(item: Item) => v.object({ data: v.array(item) });
const charge = v.object({ payment_intent: v.string(), amount_refunded: v.number(), paid: v.boolean() });
const dispute = v.object({
  id: v.string(),
  payment_intent: v.string(),
  status: v.string(),
  amount: v.number(),
});
const refund = v.object({ id: v.string(), status: v.string() });
const money = v.object({ id: v.string(), status: v.string(), amount: walletAmount });
const walletOrder = v.object({
  id: v.string(),
  purchase_units: v.tuple([
    v.object({
      amount: walletAmount,
      payments: v.optional(v.object({ captures: v.array(money), refunds: v.optional(v.array(money), []) })),
    }),
  ]),
});

interface Account {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly wallet: { readonly clientId: string; readonly clientSecret: string; readonly webhookId: string };
  /** ms since 1970 */
  readonly now: () => number;
}

/** Making one costs as much as half a history. */
const key = createSigningKey(new Date());

const stripeEvent = v.object({ type: v.string() });
const walletEvent = v.object({ event_type: v.string() });

/** Takes every message and says yes, as a shop would that answers at once. */
async function startPostbox(letters: Letter[]): Promise<Server> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const body = Buffer.concat(parts).toString();
      const provider = request.url === "/wallet" ? "paypal" : "stripe";
      const type =
        provider === "paypal"
          ? v.parse(walletEvent, JSON.parse(body)).event_type
          : v.parse(stripeEvent, JSON.parse(body)).type;
      const headers = new Headers(
        Object.entries(request.headers).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value] as [string, string]] : [],
        ),
      );
      letters.push({ provider, type, body, headers });
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

export async function openProvider({ wallet, now, ...account }: Account): Promise<Provider> {
  const letters: Letter[] = [];
  const postbox = await startPostbox(letters);
  const address = postbox.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sandbox: RunningSandbox = await startSandbox({
    ...account,
    webhookUrl: `http://127.0.0.1:${port}/`,
    wallet: { ...wallet, key, webhookUrl: `http://127.0.0.1:${port}/wallet` },
    now,
    clockSpeed: 1e9,
  });
  const ask = async (method: string, path: string, body: unknown = {}): Promise<unknown> => {
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${account.secretKey}`,
        ...(method !== "GET" && { "content-type": "application/json" }),
      },
      ...(method !== "GET" && { body: JSON.stringify(body) }),
    });
    if (!answer.ok)
      throw new ProviderMisused(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const list = async <Item extends v.GenericSchema>(item: Item, path: string) =>
    v.parse(listOf(item), await ask("GET", `/v1/${path}limit=100`)).data;
  const control = (path: string, body?: unknown) => ask("POST", `/_control/${path}`, body);

  async function cardPayments(): Promise<readonly BookedPayment[]> {
    const [sessions, charges, disputes] = [
      v.parse(v.array(session), await ask("GET", "/_control/sessions")),
      (await list(v.looseObject({ ...charge.entries }), "charges?")).filter(({ paid }) => paid),
      await list(dispute, "disputes?"),
    ];
    return sessions.map(({ id, payment_status: status, amount_total: amount, payment_intent: intent }) => {
      const own = disputes.filter((one) => one.payment_intent === intent);
      return {
        provider: "stripe",
        id,
        isPaid: status === "paid",
        amount,
        intent,
        refunded: charges.find((one) => one.payment_intent === intent)?.amount_refunded ?? 0,
        hasDispute: own.length > 0,
        isDisputed: own.some((one) => one.status !== "won"),
        lost: own.reduce((sum, one) => sum + (one.status === "lost" ? one.amount : 0), 0),
      };
    });
  }

  async function walletPayments(): Promise<readonly BookedPayment[]> {
    const orders = v.parse(v.array(walletOrder), await ask("GET", "/_control/wallet/orders"));
    return orders.map(({ id, purchase_units: [{ amount, payments }] }) => {
      const capture = payments?.captures[0];
      return {
        provider: "paypal",
        id,
        isPaid: capture !== undefined && !["PENDING", "DECLINED"].includes(capture.status),
        amount: readAmount(amount),
        intent: capture?.id ?? null,
        refunded: payments?.refunds.reduce((sum, one) => sum + readAmount(one.amount), 0) ?? 0,
        hasDispute: false,
        isDisputed: false,
        lost: 0,
      };
    });
  }

  async function act(
    { provider, intent, amount, refunded, hasDispute }: BookedPayment,
    what: Act,
    share: number,
  ): Promise<number> {
    const left = amount - refunded;
    const given = what === "refund all" || what === "lose" ? left : Math.floor((left * share) / 100);
    const path = provider === "paypal" ? `wallet/captures/${intent}` : `charges/${intent}`;
    const isRefund = what === "refund" || what === "refund all";
    if (given === 0 && (isRefund || what === "dispute")) return 0;
    if (isRefund) {
      // Stripe refunds no charge that was ever disputed.
      if (hasDispute) return 0;
      await control(`${path}/refund`, { amount: given });
      return given;
    }
    if (provider === "paypal") {
      // A dispute there ends with the payment reversed, or with nothing.
      if (what !== "lose" || left === 0) return 0;
      await control(`${path}/reverse`);
      return left;
    }
    if (what === "dispute") {
      const [known] = await list(dispute, `disputes?payment_intent=${intent}&`);
      if (!known) await control(`${path}/dispute`, { amount: given });
      return 0;
    }
    if (what === "fail refund") {
      const last = (await list(refund, `refunds?payment_intent=${intent}&`)).find(
        ({ status }) => status === "succeeded",
      );
      if (last) await control(`refunds/${last.id}/fail`);
      return 0;
    }
    const open = (await list(dispute, `disputes?payment_intent=${intent}&`)).find(
      ({ status }) => status !== "won" && status !== "lost",
    );
    if (open) await control(`disputes/${open.id}/close`, { outcome: what === "win" ? "won" : "lost" });
    return 0;
  }

  return {
    url: sandbox.url,
    async during(work) {
      const value = await work();
      await sandbox.idle();
      // Several that leave at once may come in any order.
      return [value, letters.splice(0).toSorted((a, b) => a.type.localeCompare(b.type))];
    },
    payments: async () => [...(await cardPayments()), ...(await walletPayments())],
    act,
    control,
    async close() {
      await sandbox.close();
      postbox.closeAllConnections();
      await new Promise((resolve) => postbox.close(resolve));
    },
  };
}
