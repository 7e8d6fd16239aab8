import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walletShapes } from "../testing/wallet-answers";
import { captureOf, openWalletShop, walletOrder, type WalletShop } from "../testing/wallet-shop";

type Shape = keyof typeof walletShapes;

/** Errors of an answer, with their paths; nothing when it is valid. */
const faults = (shape: Shape, answer: unknown) =>
  (v.safeParse(walletShapes[shape], answer).issues ?? []).map(
    (issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`,
  );

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop();
});
afterAll(() => shop.close());

const orders = "/v2/checkout/orders";

test("every answer and every event has the shape shops rely on", async () => {
  const answers: [Shape, unknown][] = [];
  const created = await shop.call("POST", orders, walletOrder(), { Prefer: "return=representation" });
  answers.push(["order", created.body], ["order", (await shop.call("POST", orders, walletOrder())).body]);
  answers.push(["error", (await shop.call("POST", `${orders}/${created.body.id}/capture`, {})).body]);
  answers.push(["error", (await shop.call("POST", orders, {})).body]);
  answers.push(["error", (await shop.call("GET", `${orders}/NONE`)).body]);
  answers.push(["error", (await shop.call("GET", `${orders}/X`, undefined, { Authorization: "x" })).body]);
  for (const funding of ["balance", "echeck", "refused"]) {
    const id = await shop.approved({ funding });
    answers.push(["order", (await shop.call("GET", `${orders}/${id}`)).body]);
    const captured = await shop.call("POST", `${orders}/${id}/capture`, {});
    answers.push([funding === "refused" ? "error" : "order", captured.body]);
    if (funding !== "balance") continue;
    const { id: paid } = captureOf(captured.body);
    const refund = { amount: { currency_code: "EUR", value: "10.00" } };
    answers.push(["refund", (await shop.call("POST", `/v2/payments/captures/${paid}/refund`, refund)).body]);
    answers.push(["order", (await shop.call("GET", `${orders}/${id}`)).body]);
  }
  await shop.sandbox.idle();
  const resources: Record<string, Shape> = {
    "CHECKOUT.ORDER.APPROVED": "order",
    "PAYMENT.CAPTURE.REFUNDED": "refund",
  };
  for (const { event } of shop.received) {
    // Which order a capture belongs to is said in events only.
    const { supplementary_data: _related, ...resource } = event.resource;
    answers.push([resources[event.event_type] ?? "capture", resource]);
  }
  expect(answers).toHaveLength(20);
  for (const [name, value] of answers) expect([name, faults(name, value), value]).toEqual([name, [], value]);
});
