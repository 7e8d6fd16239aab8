import { X509Certificate } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  account,
  captureOf,
  openWalletShop,
  walletOrder,
  type ReceivedEvent,
  type WalletAnswer,
  type WalletShop,
} from "../testing/wallet-shop";

let shop: WalletShop;
beforeAll(async () => {
  shop = await openWalletShop({ clockSpeed: 1_000_000 });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.control("DELETE", "faults");
  await shop.sandbox.idle();
  shop.received.length = 0;
});

const orders = "/v2/checkout/orders";
const capture = (id: string, key?: string) =>
  shop.call("POST", `${orders}/${id}/capture`, {}, key === undefined ? {} : { "PayPal-Request-Id": key });
const issue = ({ body }: WalletAnswer) => body.details?.[0]?.issue;
const types = () => shop.received.map(({ event }) => event.event_type);

describe("access", () => {
  test("a wrong secret, a missing or an expired token give 401; a new token is accepted", async () => {
    const refused = await fetch(`${shop.sandbox.url}/v1/oauth2/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${Buffer.from("client-1:wrong").toString("base64")}` },
      body: new URLSearchParams({ grant_type: "client_credentials" }),
    });
    expect(refused.status).toBe(401);
    const bare = await shop.call("POST", orders, walletOrder(), { Authorization: "Bearer none" });
    expect(bare).toMatchObject({ status: 401, body: { name: "AUTHENTICATION_FAILURE" } });
    await shop.control("PUT", "faults", { refuseTokens: 1 });
    expect((await shop.call("POST", orders, walletOrder())).status).toBe(401);
    expect((await shop.call("POST", orders, walletOrder())).status).toBe(201);
  });
});

describe("creating", () => {
  const euros = (value: string) => ({ currency_code: "EUR", value });
  const wrong: [string, Record<string, unknown>, number, string][] = [
    ["an invented field", { color: "red" }, 400, "INVALID_PARAMETER_VALUE"],
    ["no amount", { amount: undefined }, 400, "MISSING_REQUIRED_PARAMETER"],
    ["a number as amount", { amount: { currency_code: "EUR", value: 320 } }, 400, "INVALID_PARAMETER_VALUE"],
    ["nothing to pay", { amount: euros("0.00"), items: undefined }, 422, "CANNOT_BE_ZERO_OR_NEGATIVE"],
    ["three decimals", { amount: euros("1.005"), items: undefined }, 422, "DECIMAL_PRECISION"],
    [
      "yen with decimals",
      { amount: { currency_code: "JPY", value: "8450.00" }, items: undefined },
      422,
      "DECIMAL_PRECISION",
    ],
    [
      "riyals",
      { amount: { currency_code: "SAR", value: "10.00" }, items: undefined },
      422,
      "INVALID_CURRENCY_CODE",
    ],
    ["lines without a sum", { amount: euros("320.00") }, 422, "ITEM_TOTAL_REQUIRED"],
    [
      "another sum of lines",
      { amount: { ...euros("321.00"), breakdown: { item_total: euros("321.00") } } },
      422,
      "ITEM_TOTAL_MISMATCH",
    ],
    [
      "another amount",
      { amount: { ...euros("319.00"), breakdown: { item_total: euros("320.00") } } },
      422,
      "AMOUNT_MISMATCH",
    ],
  ];
  test.each(wrong)("%s is refused", async (_name, changes, status, reason) => {
    const answer = await shop.call("POST", orders, walletOrder(changes));
    expect([answer.status, issue(answer)]).toEqual([status, reason]);
  });

  test("the same key is the same order, answered with 200", async () => {
    const key = { "PayPal-Request-Id": "create-1" };
    const first = await shop.call("POST", orders, walletOrder(), key);
    const again = await shop.call("POST", orders, walletOrder(), key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
  });

  test("a lost answer is repeated for its key", async () => {
    await shop.control("PUT", "faults", { api: [{ match: `POST ${orders}`, stage: "lost" }] });
    const key = { "PayPal-Request-Id": "create-2" };
    await expect(shop.call("POST", orders, walletOrder(), key)).rejects.toThrow("fetch failed");
    expect((await shop.call("POST", orders, walletOrder(), key)).status).toBe(200);
  });

  test("an order that is not completed is deleted after three hours", async () => {
    const own = await openWalletShop();
    const { body } = await own.call("POST", orders, walletOrder());
    await own.sandbox.skip(3 * 3600 + 1);
    expect((await own.call("GET", `${orders}/${body.id}`)).status).toBe(404);
    await own.close();
  });
});

describe("the approval page", () => {
  test.each([
    ["fr-FR", "Accepter et payer 320,00"],
    ["en-GB", "Agree and pay €320.00"],
    ["es-ES", "Aceptar y pagar 320,00"],
    ["ja-JP", "同意して€320.00を支払う"],
  ])("speaks %s", async (locale, words) => {
    const request = walletOrder();
    request.payment_source.paypal.experience_context.locale = locale;
    const { body } = await shop.call("POST", orders, request);
    const link = body.links.find(({ rel }) => rel === "payer-action");
    expect((await (await fetch(link?.href ?? "")).text()).replaceAll("\u00a0", " ")).toContain(words);
  });

  test("approval and cancellation redirect with the order's token, or nowhere on request", async () => {
    const { body } = await shop.call("POST", orders, walletOrder());
    const page = await (await fetch(`${shop.sandbox.url}/checkoutnow?token=${body.id}`)).text();
    expect(page).toContain(`https://shop.example/panier?token=${body.id}`);
    expect(await shop.approve(body.id)).toMatch(
      new RegExp(`^https://shop.example/merci\\?token=${body.id}&PayerID=\\w{13}$`),
    );
    expect(await shop.approve(body.id, { never_return: "on" })).toBeNull();
    expect((await shop.call("GET", `${orders}/${body.id}`)).body.status).toBe("APPROVED");
  });
});

describe("capturing", () => {
  test("only what was approved, and once; the key repeats the answer", async () => {
    const { body } = await shop.call("POST", orders, walletOrder());
    expect(issue(await capture(body.id))).toBe("ORDER_NOT_APPROVED");
    await shop.approve(body.id);
    const first = await capture(body.id, "k1");
    expect(first).toMatchObject({ status: 201, body: { status: "COMPLETED" } });
    expect(await capture(body.id, "k1")).toMatchObject({ status: 200, body: first.body });
    expect(issue(await capture(body.id, "k2"))).toBe("ORDER_ALREADY_CAPTURED");
    await shop.sandbox.idle();
    expect(types()).toEqual(["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED"]);
  });

  test("a declined instrument leaves the order approved; another one pays", async () => {
    const id = await shop.approved({ funding: "refused" });
    const refused = await capture(id, "k3");
    expect([refused.status, issue(refused)]).toEqual([422, "INSTRUMENT_DECLINED"]);
    expect(refused.body.links).toMatchObject([{ rel: "redirect" }]);
    expect((await shop.call("GET", `${orders}/${id}`)).body.status).toBe("APPROVED");
    await shop.approve(id);
    expect((await capture(id, "k3")).status).toBe(201);
  });

  test.each([
    ["completed", "COMPLETED", "PAYMENT.CAPTURE.COMPLETED"],
    ["denied", "DECLINED", "PAYMENT.CAPTURE.DENIED"],
  ])("an eCheck is pending, later %s", async (outcome, status, type) => {
    const id = await shop.approved({ funding: "echeck" });
    const pending = captureOf((await capture(id)).body);
    expect(pending).toMatchObject({ status: "PENDING", status_details: { reason: "ECHECK" } });
    await shop.control("POST", `captures/${pending.id}/settle`, { outcome });
    await shop.sandbox.idle();
    expect((await shop.call("GET", `/v2/payments/captures/${pending.id}`)).body.status).toBe(status);
    expect(types().slice(1)).toEqual(["PAYMENT.CAPTURE.PENDING", type]);
  });

  test("partial refunds until nothing is left", async () => {
    const id = await shop.approved();
    const { id: paid } = captureOf((await capture(id)).body);
    const refund = (value: string) =>
      shop.call("POST", `/v2/payments/captures/${paid}/refund`, { amount: { currency_code: "EUR", value } });
    expect((await refund("100.00")).status).toBe(201);
    expect(issue(await refund("220.01"))).toBe("REFUND_AMOUNT_EXCEEDED");
    const { purchase_units: units } = (await shop.call("GET", `${orders}/${id}`)).body;
    expect(units[0]?.payments).toMatchObject({
      captures: [{ status: "PARTIALLY_REFUNDED" }],
      refunds: [{ amount: { value: "100.00" } }],
    });
    await shop.control("POST", `captures/${paid}/reverse`);
    expect(issue(await refund("1.00"))).toBe("CAPTURE_FULLY_REFUNDED");
    await shop.sandbox.idle();
    expect(types().slice(-2)).toEqual(["PAYMENT.CAPTURE.REFUNDED", "PAYMENT.CAPTURE.REVERSED"]);
  });
});

const question = ({ headers, event }: ReceivedEvent, changes: Record<string, unknown> = {}) => ({
  auth_algo: headers["paypal-auth-algo"],
  cert_url: headers["paypal-cert-url"],
  transmission_id: headers["paypal-transmission-id"],
  transmission_sig: headers["paypal-transmission-sig"],
  transmission_time: headers["paypal-transmission-time"],
  webhook_id: account.webhookId,
  webhook_event: event,
  ...changes,
});

describe("events", () => {
  const verified = async (asked: object) =>
    (await shop.call("POST", "/v1/notifications/verify-webhook-signature", asked)).body.verification_status;

  test("are signed with the published certificate; anything else is rejected", async () => {
    await shop.approved();
    await shop.sandbox.idle();
    const [received] = shop.received;
    if (!received) throw new Error("No event came.");
    const served = await fetch(String(received.headers["paypal-cert-url"]));
    const certificate = new X509Certificate(await served.text());
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.subject).toBe("CN=Wallet sandbox: webhooks");
    expect(await verified(question(received))).toBe("SUCCESS");
    const forgeries = [
      { webhook_id: "WH-2" },
      { transmission_id: "another" },
      { transmission_time: "2020-01-01T00:00:00Z" },
      { transmission_sig: Buffer.from("made up").toString("base64") },
      { cert_url: "https://evil.example/cert" },
      { auth_algo: "SHA1withRSA" },
      { webhook_event: { ...received.event, event_type: "PAYMENT.CAPTURE.COMPLETED" } },
    ];
    for (const forged of forgeries) expect(await verified(question(received, forged))).toBe("FAILURE");
  });

  test("are sent again with a new signature until they are accepted", async () => {
    shop.answers.push(500, 503);
    await shop.approved();
    await expect.poll(() => shop.received.length, { timeout: 15_000 }).toBe(3);
    expect(new Set(shop.received.map(({ event }) => event.id)).size).toBe(1);
    expect(new Set(shop.received.map(({ headers }) => headers["paypal-transmission-id"])).size).toBe(3);
  });

  test("can be held, released and copied", async () => {
    await shop.control("PUT", "faults", { hold: true });
    await shop.approved();
    await shop.sandbox.idle();
    expect(types()).toEqual([]);
    await shop.control("DELETE", "faults");
    await shop.control("POST", "deliveries/send");
    await shop.sandbox.idle();
    const [received] = shop.received;
    await shop.control("POST", `events/${received?.event.id}/send`, { copies: 2 });
    await shop.sandbox.idle();
    expect(types()).toHaveLength(3);
  });
});

test("a webhook that is created gets the events from then on, once for each address", async () => {
  const own = await openWalletShop();
  const listed = async () => (await own.call("GET", "/v1/notifications/webhooks")).body as unknown;
  const [first] = ((await listed()) as { webhooks: { id: string; url: string }[] }).webhooks;
  expect(first).toMatchObject({ id: "WH-1" });
  const request = { url: `${first?.url}?2`, event_types: [{ name: "CHECKOUT.ORDER.APPROVED" }] };
  const created = await own.call("POST", "/v1/notifications/webhooks", request);
  expect(created).toMatchObject({ status: 201, body: { url: request.url } });
  expect(await own.call("POST", "/v1/notifications/webhooks", request)).toMatchObject({
    status: 400,
    body: { details: [{ issue: "WEBHOOK_URL_ALREADY_EXISTS" }] },
  });
  expect(await listed()).toMatchObject({ webhooks: [{ id: "WH-1" }, { id: created.body.id }] });
  await own.approved();
  await own.sandbox.idle();
  expect(own.received).toHaveLength(1);
  await own.close();
});

test("a restart keeps all data, and the control page shows it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wallet-"));
  const own = await openWalletShop({ dataFolder: folder });
  const id = await own.approved();
  const before = await own.call("GET", `${orders}/${id}`);
  await own.sandbox.idle();
  await own.restart();
  const after = await own.call("GET", `${orders}/${id}`);
  expect(after.body.purchase_units).toEqual(before.body.purchase_units);
  expect(await (await fetch(`${own.sandbox.url}/_control`)).text()).toContain(id);
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});
