import { afterAll, beforeAll, expect, test } from "vitest";
import { readContract } from "@/sandbox/testing/check-schema";
import { captureOf, openWalletShop, walletOrder, type WalletShop } from "@/sandbox/testing/wallet-shop";

const contract = readContract("paypal-orders-v2.json");
if (!contract)
  console.warn(
    "../shared/contracts/paypal-orders-v2.json is absent: the comparison with the published schema is skipped.",
  );
const faults = (name: string, value: unknown) =>
  contract?.faults({ $ref: `#/components/schemas/${name}` }, value);

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop();
});
afterAll(() => shop.close());

const orders = "/v2/checkout/orders";

test.skipIf(!contract)("every answer and every event fits the contract", async () => {
  expect(faults("order_request", walletOrder())).toEqual([]);
  const answers: [string, unknown][] = [];
  const created = await shop.call("POST", orders, walletOrder(), { Prefer: "return=representation" });
  answers.push(["order", created.body], ["order", (await shop.call("POST", orders, walletOrder())).body]);
  answers.push(["error_422", (await shop.call("POST", `${orders}/${created.body.id}/capture`, {})).body]);
  answers.push(["error_400", (await shop.call("POST", orders, {})).body]);
  answers.push(["error_404", (await shop.call("GET", `${orders}/NONE`)).body]);
  answers.push([
    "error_401",
    (await shop.call("GET", `${orders}/X`, undefined, { Authorization: "x" })).body,
  ]);
  for (const funding of ["balance", "echeck", "refused"]) {
    const id = await shop.approved({ funding });
    answers.push(["order", (await shop.call("GET", `${orders}/${id}`)).body]);
    const captured = await shop.call("POST", `${orders}/${id}/capture`, {});
    answers.push([funding === "refused" ? "error_422" : "order", captured.body]);
    if (funding !== "balance") continue;
    const { id: paid } = captureOf(captured.body);
    const refund = { amount: { currency_code: "EUR", value: "10.00" }, note_to_payer: "x" };
    answers.push(["refund", (await shop.call("POST", `/v2/payments/captures/${paid}/refund`, refund)).body]);
    answers.push(["order", (await shop.call("GET", `${orders}/${id}`)).body]);
  }
  await shop.sandbox.idle();
  const resources: Record<string, string> = {
    "CHECKOUT.ORDER.APPROVED": "order",
    "PAYMENT.CAPTURE.REFUNDED": "refund",
  };
  for (const { event } of shop.heard) {
    // Which order a capture belongs to is said in events only.
    const { supplementary_data: _related, ...resource } = event.resource;
    answers.push([resources[event.event_type] ?? "capture", resource]);
  }
  expect(answers).toHaveLength(20);
  for (const [name, value] of answers) expect([name, faults(name, value), value]).toEqual([name, [], value]);
});
