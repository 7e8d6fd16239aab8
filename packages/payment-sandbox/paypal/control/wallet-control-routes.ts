import * as v from "valibot";
import { decodeForm } from "../../http/decode-form";
import { jsonReply, seeOther } from "../../http/reply";
import type { Answer, Call, Route } from "../../http/route";
import { orderBy } from "../../stripe/events/arrange-deliveries";
import { newId } from "../../stripe/objects/new-id";
import { parseBody } from "../api/order-request";
import { resourceMissing, WalletError } from "../api/wallet-error";
import { noWalletFaults, walletFaultsSchema } from "../faults";
import { approvePage, showRefund, showWalletOrder } from "../objects/show-wallet-order";
import { toWalletMoney } from "../objects/wallet-money";
import { findWalletCapture } from "../operations/find-wallet-records";
import { refundCapture, reverseCapture, settleCapture } from "../operations/money-moves";
import { readWalletFaults, writeWalletFaults, type PaypalSandbox } from "../paypal-sandbox";

// Forms of the control page send numbers as text.
const amount = v.optional(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1)),
);

type Work = (body: unknown, names: Record<string, string>) => unknown;

/** Everything that can be done to the wallet from outside; the README explains each. */
export function createWalletControlRoutes(sandbox: PaypalSandbox): Route[] {
  const { store } = sandbox;
  const sorted = <T extends { sequence: number }>(list: T[]) =>
    list.toSorted((a, b) => a.sequence - b.sequence);
  const list = (path: string, read: () => unknown): Route => ({
    method: "GET",
    path: `/_control/wallet/${path}`,
    answer: () => jsonReply(200, read()),
  });
  const act = (method: "POST" | "PUT" | "DELETE", path: string, work: Work): Route => ({
    method,
    path: `/_control/wallet/${path}`,
    answer: (call, names) => runWork(sandbox, work, call, names),
  });
  return [
    list("orders", () =>
      store.all("walletOrders").map((order) => ({
        ...showWalletOrder(sandbox, order),
        page_url: approvePage(sandbox, order.id),
      })),
    ),
    list("events", () => sorted(store.all("walletEvents")).map(({ body }) => JSON.parse(body))),
    list("deliveries", () => sorted(store.all("walletDeliveries"))),
    list("faults", () => readWalletFaults(sandbox)),
    act("PUT", "faults", (body) => {
      const faults = parseBody(walletFaultsSchema, body);
      writeWalletFaults(sandbox, faults);
      return faults;
    }),
    act("DELETE", "faults", () => {
      writeWalletFaults(sandbox, noWalletFaults);
      return noWalletFaults;
    }),
    act("POST", "captures/:id/settle", (body, { id = "" }) => {
      const { outcome } = parseBody(v.strictObject({ outcome: v.picklist(["completed", "denied"]) }), body);
      return settleCapture(sandbox, id, outcome);
    }),
    act("POST", "captures/:id/refund", (body, { id = "" }) => {
      const asked = parseBody(v.strictObject({ amount }), body).amount;
      const { currency } = findWalletCapture(sandbox, id);
      const money = asked === undefined ? undefined : toWalletMoney(asked, currency);
      return showRefund(sandbox, refundCapture(sandbox, id, { amount: money }));
    }),
    act("POST", "captures/:id/reverse", (_body, { id = "" }) =>
      showRefund(sandbox, reverseCapture(sandbox, id)),
    ),
    act("POST", "events/:id/send", (body, { id = "" }) => {
      const copies = parseBody(
        v.strictObject({
          copies: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
        }),
        body,
      ).copies;
      const delivery = store.all("walletDeliveries").find(({ event }) => event === id);
      if (!delivery) throw resourceMissing();
      return sendAgain(sandbox, Array<string>(copies).fill(delivery.id), true);
    }),
    act("POST", "deliveries/send", (body) => {
      const { states, order, burst } = parseBody(releaseSchema, body);
      const chosen = sorted(store.all("walletDeliveries")).filter(({ state }) => states.includes(state));
      return sendAgain(
        sandbox,
        orderBy(chosen, order).map(({ id }) => id),
        burst,
      );
    }),
  ];
}

const releaseSchema = v.strictObject({
  states: v.optional(v.array(v.picklist(["held", "dropped", "failed", "waiting", "delivered"])), ["held"]),
  order: v.optional(v.picklist(["as-happened", "reverse", "shuffle"]), "as-happened"),
  burst: v.optional(v.boolean(), false),
});

/** Repeats deliveries, whatever their state. */
function sendAgain({ store, clock }: PaypalSandbox, ids: string[], isParallel: boolean) {
  store.together(() => {
    for (const id of new Set(ids)) {
      const delivery = store.get("walletDeliveries", id);
      if (delivery && delivery.state !== "delivered")
        store.put("walletDeliveries", id, { ...delivery, state: "waiting" });
    }
    const task = { id: newId("task"), dueAt: clock.now() };
    store.put("walletTasks", task.id, { ...task, kind: "deliver", deliveries: ids, isParallel });
  });
  return { sending: ids.length };
}

function runWork(sandbox: PaypalSandbox, work: Work, call: Call, names: Record<string, string>): Answer {
  // Buttons of the control page are forms; programs send JSON.
  const isForm = (call.headers["content-type"] ?? "").startsWith("application/x-www-form-urlencoded");
  try {
    const result = work(isForm ? { ...decodeForm(call.body) } : readJson(call.body), names);
    sandbox.scheduler.wake();
    return isForm ? seeOther("/_control") : jsonReply(200, result);
  } catch (problem) {
    if (!(problem instanceof WalletError)) throw problem;
    return jsonReply(problem.status, problem.toBody());
  }
}

function readJson(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new WalletError(400, [{ issue: "MALFORMED_REQUEST_JSON" }]);
  }
}
