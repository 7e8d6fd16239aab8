import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { reconcileOrders } from "@/src/services/orders/reconcile-orders";
import { createShopper } from "@/tests/factories/shopper";
import { mailsOf } from "@/tests/factories/order-view";
import {
  approve,
  askToCapture,
  captureWallet,
  openWallet,
  orderNow,
  placeWalletOrder,
  type WalletView,
} from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10 });
});
afterAll(() => open.close());
afterEach(() => open.control("DELETE", "wallet/faults"));

const errors = (values: object) => open.control("PUT", "wallet/faults", values);
const paymentsOf = ({ id }: WalletView) =>
  open.rows<{ kind: string; amount: string; status: string }>(
    "select kind, amount, status from payments where order_id = $1 order by kind",
    [id],
  );
const verify = "POST /v1/notifications/verify-webhook-signature";
const settle = (order: WalletView, outcome: string) =>
  open.control("POST", `wallet/captures/${order.session_id}/settle`, { outcome });

/** A shop without events has to query by itself; this runs the minutely check. */
async function reconcile(order: WalletView, later = 0): Promise<WalletView> {
  await open.rows("update orders set checked_at = now() - interval '1 hour' where id = $1", [order.id]);
  await reconcileOrders({ ...open.shop, clock: () => new Date(Date.now() + later) });
  return orderNow(open, order.id);
}

describe("the whole way", () => {
  test("approved, captured, paid: one payment, one receipt, one mail", async () => {
    const order = await placeWalletOrder(open, "way");
    expect(order).toMatchObject({ state: "pending", payment_provider: "paypal" });
    const back = await approve(order.session_url);
    expect(back).toContain(`/merci/${order.token}?retour=paypal`);
    const thanks = `${open.url}/merci/${order.token}`;
    expect(await captureWallet(open, order.token)).toEqual({ state: "paid", url: thanks });
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({
      state: "paid",
      receipt_number: expect.stringMatching(/^R-/),
      contact_email: "ines@example.com",
    });
    expect(await paymentsOf(order)).toEqual([{ kind: "payment", amount: "4000", status: "paid" }]);
    expect(await mailsOf(open, order)).toMatchObject([{ kind: "order-confirmation" }]);
    expect(await captureWallet(open, order.token)).toEqual({ state: "paid", url: thanks });
  });

  test("an approval is captured without the shopper's return", async () => {
    const order = await placeWalletOrder(open, "never-back");
    expect(await approve(order.session_url, { never_return: "on" })).toBeNull();
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid" });
  });

  test("without an approval the shopper is sent back; nothing is captured", async () => {
    const order = await placeWalletOrder(open, "not-agreed");
    expect(await captureWallet(open, order.token)).toEqual({ state: "not-approved", url: order.session_url });
    expect(await orderNow(open, order.id)).toMatchObject({ state: "pending" });
  });

  test("a declined means of payment, then another one", async () => {
    const order = await placeWalletOrder(open, "declined");
    await errors({ hold: true });
    await approve(order.session_url, { funding: "refused" });
    expect(await captureWallet(open, order.token)).toEqual({ state: "declined", url: order.session_url });
    expect(await orderNow(open, order.id)).toMatchObject({ state: "pending" });
    await approve(order.session_url);
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "paid" });
  });

  test.each([
    ["completed", "paid", "order-confirmation"],
    ["denied", "failed", "order-failed"],
  ])("an eCheck is only promised, later %s", async (outcome, state, mail) => {
    const order = await placeWalletOrder(open, `echeck-${outcome}`);
    await approve(order.session_url, { funding: "echeck" });
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "processing" });
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({ state: "processing", receipt_number: null });
    await settle(order, outcome);
    await open.sandbox.idle();
    expect(await orderNow(open, order.id)).toMatchObject({ state });
    expect(await mailsOf(open, order)).toMatchObject([{ kind: mail }, { kind: "order-processing" }]);
  });
});

describe("only verified events are processed (scenario 1)", () => {
  const send = async (body: string, headers: Headers) =>
    (await fetch(`${open.url}/api/paypal/webhook`, { method: "POST", body, headers })).status;

  /** A real event of an unpaid order, with its headers, before the shop has processed it. */
  async function catchEvent(key: string) {
    const order = await placeWalletOrder(open, key);
    await errors({ failAttempts: 0, types: [], apiDelayMs: 0 });
    const listening = vi.spyOn(open.shop.payments.paypal, "readEvent");
    // After a success answer the provider does not send it again.
    const other = { id: `WH-${key}`, type: "OTHER", objectId: "", paymentIntent: null };
    listening.mockResolvedValueOnce({ ok: true, value: other });
    await approve(order.session_url);
    await vi.waitFor(() => expect(listening).toHaveBeenCalled(), { timeout: 20_000 });
    const [body, given] = listening.mock.calls[0] ?? [];
    listening.mockRestore();
    if (body === undefined || given === undefined) throw new Error("No event came.");
    const names = ["transmission-id", "transmission-time", "transmission-sig", "cert-url", "auth-algo"];
    const headers = new Headers(names.map((name) => [`paypal-${name}`, given.get(`paypal-${name}`) ?? ""]));
    return { order, body, headers };
  }

  test("forged, tampered, old, unsigned or signed for another: 400, nothing changes; the real one is processed", async () => {
    const { order, body, headers } = await catchEvent("caught");
    const but = (name: string, value: string | null) => {
      const changed = new Headers(headers);
      if (value === null) changed.delete(`paypal-${name}`);
      else changed.set(`paypal-${name}`, value);
      return changed;
    };
    const old = new Date(Date.now() - 4 * 24 * 3_600_000).toISOString().replace(/\.\d+/, "");
    const forged = Buffer.from("made up").toString("base64");
    const { id } = JSON.parse(body);
    const forgeries: readonly (readonly [string, Headers])[] = [
      [body, new Headers()],
      [body, but("transmission-sig", null)],
      [body, but("transmission-sig", "")],
      [body, but("transmission-sig", forged)],
      [body, but("transmission-id", "another")],
      [body, but("transmission-time", old)],
      [body, but("transmission-time", "yesterday")],
      [body, but("transmission-time", new Date(Date.now() + 3_600_000).toISOString())],
      [body, but("cert-url", "https://evil.example/cert.pem")],
      [body, but("cert-url", "not an address")],
      [body, but("auth-algo", "SHA1withRSA")],
      [body.replace("CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"), headers],
      [body.replace(id, "WH-ANOTHER"), headers],
      [body.slice(0, -1), headers],
      ["{}", headers],
      ["[]", headers],
      ["", headers],
    ];
    const answers = await Promise.all(forgeries.map(([text, signed]) => send(text, signed)));
    expect(answers).toEqual(forgeries.map(() => 400));
    expect(
      await open.rows("select 1 from webhook_events where event_id in ($1, 'WH-ANOTHER')", [id]),
    ).toEqual([]);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "pending", receipt_number: null });
    expect([await send(body, headers), await send(body, headers)]).toEqual([200, 200]);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid" });
  });

  test("while PayPal cannot verify an event, it has to be sent again", async () => {
    const { order, body, headers } = await catchEvent("caught-later");
    await errors({ drop: 10, api: [{ match: verify, status: 503, times: 3 }] });
    expect(await send(body, headers)).toBe(503);
    expect(await send(body, headers)).toBe(200);
    expect(await orderNow(open, order.id)).toMatchObject({ state: "paid" });
  });
});

describe("lost answers, unavailable parts (scenario 28)", () => {
  test("a capture with a lost answer is repeated and counts once", async () => {
    const order = await placeWalletOrder(open, "lost");
    await errors({
      hold: true,
      api: [{ match: "POST /v2/checkout/orders/:id/capture", stage: "lost", times: 2 }],
    });
    await approve(order.session_url);
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "paid" });
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  test("every answer is lost: a clear message, and the minutely check finds the money", async () => {
    const order = await placeWalletOrder(open, "all-lost");
    await errors({
      drop: 10,
      api: [{ match: "POST /v2/checkout/orders/:id/capture", stage: "lost", times: 3 }],
    });
    await approve(order.session_url);
    expect(await askToCapture(open, order.token)).toMatchObject({
      status: 503,
      body: { error: "payment-unavailable" },
    });
    expect(await orderNow(open, order.id)).toMatchObject({ state: "pending" });
    expect(await reconcile(order)).toMatchObject({ state: "paid" });
    expect(await paymentsOf(order)).toHaveLength(1);
  });

  test("approved, but neither shopper nor event came back: the check captures it", async () => {
    const order = await placeWalletOrder(open, "silence");
    await errors({ drop: 10 });
    await approve(order.session_url, { never_return: "on" });
    expect(await reconcile(order)).toMatchObject({ state: "paid" });
  });

  test("PayPal is unavailable at first: a clear message; later the same order is paid", async () => {
    const { token, id } = await placeWalletOrder(open, "away", "stripe");
    await errors({ api: [{ match: "POST /v2/checkout/orders", status: 503, times: 3 }] });
    const shopper = createShopper(open);
    expect(await shopper.post("/api/paypal/create-order", { order: token })).toMatchObject({
      status: 503,
      body: { error: "payment-unavailable" },
    });
    const { url } = await openWallet(open, token);
    await approve(url);
    expect(await captureWallet(open, token)).toMatchObject({ state: "paid" });
    expect(await orderNow(open, id)).toMatchObject({ payment_provider: "paypal" });
  });

  test("an access token that ends early is replaced", async () => {
    const order = await placeWalletOrder(open, "token");
    await errors({ refuseTokens: 1 });
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "not-approved" });
  });

  test("without a timely approval the order ends, and a later one is not captured", async () => {
    const order = await placeWalletOrder(open, "too-late");
    expect(await reconcile(order, 61 * 60_000)).toMatchObject({ state: "expired" });
    await approve(order.session_url);
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "expired" });
    await open.sandbox.idle();
    expect(await paymentsOf(order)).toEqual([]);
  });
});
