import { SMTPServer } from "smtp-server";
import Stripe from "stripe";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ConnectionEnvironment } from "@/src/domain/connections/connection-variables";
import { connectionVariables } from "@/src/domain/connections/connection-variables";
import { closeUnlawfulShop } from "@/src/services/connections/close-unlawful-shop";
import { describeConnections } from "@/src/services/connections/describe-connections";
import { readEntries } from "@/src/services/connections/connection-entries";
import { savePaypalAccount } from "@/src/services/connections/save-paypal-account";
import { saveStripeAccount } from "@/src/services/connections/save-stripe-account";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { rekey } from "@/src/services/rekey";
import type { Shop } from "@/src/services/shop";
import { readClosing } from "@/src/store/content/read-closing";
import { noteConnections } from "@/src/server/runtime/connections/connections";
import { refreshConnections } from "@/src/server/runtime/connections/refresh-connections";
import { shopKeys } from "@/src/server/runtime/keys";
import { filledCart } from "@/tests/factories/filled-cart";
import { orderOfPage } from "@/tests/factories/order-view";
import { createShopper, fillPaymentPage, paymentPage } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { approve, captureWallet, placeWalletOrder } from "@/tests/factories/wallet";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

/** The only account that the local providers know. */
const secretKey = process.env.STRIPE_SECRET_KEY ?? "";
const wallet = {
  clientId: process.env.PAYPAL_CLIENT_ID ?? "",
  clientSecret: process.env.PAYPAL_CLIENT_SECRET ?? "",
};
const walletWebhook = process.env.PAYPAL_WEBHOOK_ID ?? "";

let open: OpenShop;
let admin: StaffMember;
beforeAll(async () => {
  open = await openShop({ clockSpeed: 10, hasNoAccounts: true });
  admin = await staffMember(open, "admin");
});
afterAll(() => open.close());
afterEach(async () => {
  await open.rows("delete from connections");
  await refreshConnections(open.payload);
});

const send = (path: string, body: unknown) => admin.ask("POST", `/api/staff/connection-${path}`, body);
const sendStripe = (key = secretKey, webhookSecret = "") => send("stripe", { secretKey: key, webhookSecret });
const sendPaypal = (changes: object = {}) =>
  send("paypal", { ...wallet, webhookId: "", isLive: false, ...changes });
const sendMail = (changes: object = {}) =>
  send("mail", {
    host: "127.0.0.1",
    port: Number(new URL(open.mailbox.smtpUrl).port),
    security: "none",
    user: "",
    password: "",
    sender: "Maison Lune <bonjour@lune.example>",
    locale: "fr",
    ...changes,
  });
const kept = () => open.rows<{ kind: string; sealed: string }>("select kind, sealed from connections");
const done = { status: 200, body: {} };
const webhooks = async () => {
  const answer = await fetch(`${open.sandbox.url}/v1/webhook_endpoints`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  return ((await answer.json()) as { data: { id: string; url: string }[] }).data;
};

/** The shop with another environment. */
const shopIn = (changes: Partial<ConnectionEnvironment>): Shop => ({
  ...open.shop,
  connections: {
    ...open.shop.connections,
    environment: { ...open.shop.connections.environment, ...changes },
  },
});

async function payByCard() {
  const page = await paymentPage(await filledCart(open));
  await fillPaymentPage(page);
  await open.sandbox.idle();
  return orderOfPage(open, page);
}

describe("without an account", () => {
  test("nothing can be paid, nothing is sent, and the launch checks say so", async () => {
    const shopper = await filledCart(open);
    expect(await shopper.checkout()).toMatchObject({
      status: 503,
      body: { error: "payment-unavailable" },
    });
    const checks = await loadLaunchChecks(open.shop);
    const standing = (name: string) => checks.find((one) => one.name === name);
    expect(standing("stripe")).toMatchObject({ standing: "fail", reason: "absent" });
    expect(standing("paypal")).toMatchObject({ standing: "pass", reason: "absent" });
    expect(standing("mail")).toMatchObject({ standing: "fail", reason: "away" });
  });
});

describe("Stripe", () => {
  test("a key is tried, its webhook is created, and cards are paid with it at once", async () => {
    expect(await sendStripe()).toEqual(done);
    expect(await webhooks()).toMatchObject([{ url: `${open.url}/api/stripe/webhook` }]);
    expect(await payByCard()).toMatchObject({ state: "paid" });
  });

  test.each([
    ["a key that Stripe does not know", "sk_test_unknown", "", 422, "refused"],
    ["a publishable key", "pk_test_1234", "", 422, "malformed"],
    ["a signing secret in the place of a key", "whsec_1234", "", 422, "malformed"],
    ["a key in the place of a signing secret", secretKey, "sk_test_1234", 422, "malformed"],
  ])("%s is refused and nothing is kept", async (_, key, webhookSecret, status, error) => {
    expect(await sendStripe(key, webhookSecret)).toMatchObject({ status, body: { error } });
    expect(await kept()).toEqual([]);
  });

  test("a provider that does not respond keeps nothing", async () => {
    const away = shopIn({ STRIPE_API_BASE: "http://127.0.0.1:9" });
    const asked = { secretKey, webhookSecret: "" };
    expect(await saveStripeAccount(away, asked, "a@shop.example")).toEqual({
      ok: false,
      error: "unavailable",
    });
    expect(await kept()).toEqual([]);
  });

  test("entered again, the new webhook replaces the former, whose secret is accepted for a day", async () => {
    await sendStripe();
    const secretOf = async () => (await readEntries(open.shop)).entries.stripe?.webhookSecret ?? "";
    const former = await secretOf();
    expect(await sendStripe()).toEqual(done);
    expect(await webhooks()).toHaveLength(1);
    expect(await secretOf()).not.toBe(former);
    const payload = JSON.stringify({
      id: "evt_former",
      object: "event",
      type: "checkout.session.expired",
      data: { object: { id: "cs_unknown", object: "checkout.session" } },
    });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: former });
    const read = () =>
      open.shop.payments.stripe.readEvent(payload, new Headers({ "stripe-signature": signature }));
    expect(await read()).toMatchObject({ ok: true });
    const { entries } = await readEntries(open.shop);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    noteConnections(connectionVariables(open.shop.connections.environment, entries, tomorrow));
    expect(await read()).toEqual({ ok: false, error: "bad-signature" });
  });

  test("a webhook of the owner's own is kept as it is", async () => {
    expect(await sendStripe(secretKey, "whsec_of_the_owner")).toEqual(done);
    expect((await readEntries(open.shop)).entries.stripe).toMatchObject({
      webhookSecret: "whsec_of_the_owner",
      webhookId: null,
    });
  });

  test("removed, its webhook is deleted and cards are not offered", async () => {
    await sendStripe();
    expect(await send("remove", { kind: "stripe" })).toEqual(done);
    expect(await webhooks()).toEqual([]);
    expect(open.shop.payments.stripe.isOffered).toBe(false);
  });
});

describe("PayPal", () => {
  test("an account is tried, its webhook is found, and it is offered at once", async () => {
    await sendStripe();
    expect(await sendPaypal()).toEqual(done);
    expect((await readEntries(open.shop)).entries.paypal).toMatchObject({ webhookId: walletWebhook });
    const order = await placeWalletOrder(open, "entered");
    await approve(order.session_url);
    expect(await captureWallet(open, order.token)).toMatchObject({ state: "paid" });
  });

  test.each([
    ["a wrong secret", { clientSecret: "wrong" }, 422, "refused"],
    ["a webhook that the account does not have", { webhookId: "WH-OTHER" }, 422, "unknown-webhook"],
  ])("%s is refused and nothing is kept", async (_, changes, status, error) => {
    expect(await sendPaypal(changes)).toMatchObject({ status, body: { error } });
    expect(await kept()).toEqual([]);
  });

  test("a shop under another address gets a webhook of its own", async () => {
    const elsewhere = { ...open.shop, origin: "https://lune.example" };
    const asked = { ...wallet, webhookId: "", isLive: false };
    expect(await savePaypalAccount(elsewhere, asked, "a@shop.example")).toEqual({ ok: true, value: null });
    const { paypal } = (await readEntries(open.shop)).entries;
    expect(paypal?.webhookId).not.toBe(walletWebhook);
    // The local provider sends events to it from now on.
    await sendPaypal({ webhookId: walletWebhook });
  });

  test("a provider that does not respond keeps nothing", async () => {
    const away = shopIn({ PAYPAL_API_BASE: "http://127.0.0.1:9" });
    const asked = { ...wallet, webhookId: "", isLive: false };
    expect(await savePaypalAccount(away, asked, "a@shop.example")).toEqual({
      ok: false,
      error: "unavailable",
    });
    expect(await kept()).toEqual([]);
  });
});

describe("the mail server", () => {
  test("is tried with a mail to whom enters it, and sends from then on", async () => {
    open.mailbox.clear();
    expect(await sendMail()).toEqual(done);
    expect(open.mailbox.mails()).toMatchObject([
      { to: "admin@valcour.example", from: expect.stringContaining("bonjour@lune.example") },
    ]);
    open.mailbox.clear();
    await createShopper(open).post("/api/sign-in", { email: "ada@example.com", locale: "fr" });
    await deliverMails(open.shop);
    expect(open.mailbox.mails("ada@example.com")).toHaveLength(1);
  });

  test("that does not respond, or refuses the mail, is refused", async () => {
    expect(await sendMail({ port: 9 })).toMatchObject({ status: 503, body: { error: "unavailable" } });
    open.mailbox.setMode("reject", 1);
    expect(await sendMail()).toMatchObject({ status: 422, body: { error: "sender" } });
    expect(await kept()).toEqual([]);
  });

  test("that refuses the password is refused", async () => {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      onAuth: (_, __, answer) => answer(new Error("Invalid login")),
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const address = server.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await sendMail({ port, user: "shop", password: "wrong" })).toMatchObject({
      status: 422,
      body: { error: "login" },
    });
    await new Promise<void>((resolve) => server.close(resolve));
  });
});

describe("secrets", () => {
  test("are sealed, and leave the shop nowhere: neither in answers nor in the audit log", async () => {
    await sendStripe(secretKey, "whsec_of_the_owner");
    await sendMail({ user: "shop", password: "a-long-password" });
    const secrets = [secretKey, "whsec_of_the_owner", "a-long-password"];
    const dumped = await open.rows("select * from connections");
    const log = await admin.ask("GET", "/api/audit-entries?limit=50&depth=0");
    const described = await describeConnections(open.shop);
    for (const text of [dumped, log.body, described].map((one) => JSON.stringify(one)))
      for (const secret of secrets) expect(text).not.toContain(secret);
    expect(described).toMatchObject([
      { kind: "stripe", source: "entered", mode: "test", shown: `…${secretKey.slice(-4)}` },
      { kind: "paypal", source: "none", shown: null },
      { kind: "mail", source: "entered", mail: { host: "127.0.0.1" } },
    ]);
    expect(JSON.stringify(log.body)).toContain(`…${secretKey.slice(-4)}`);
    expect(await admin.ask("GET", "/api/connections")).toMatchObject({ status: 403 });
  });

  test("are resealed after a rotation, and reported where the shop can't open them", async () => {
    await sendStripe();
    const before = shopKeys({
      PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? "",
      PAYLOAD_SECRET_PREVIOUS: undefined,
      GIFT_CARD_SECRET: undefined,
      GIFT_CARD_SECRET_PREVIOUS: undefined,
    });
    const rotated = (previous: string | undefined) => ({
      ...open.shop,
      ...shopKeys({
        PAYLOAD_SECRET: "another-secret".padEnd(40, "-"),
        PAYLOAD_SECRET_PREVIOUS: previous,
        GIFT_CARD_SECRET: undefined,
        GIFT_CARD_SECRET_PREVIOUS: undefined,
      }),
    });
    expect(await readEntries(rotated(undefined))).toMatchObject({ unreadable: ["stripe"], entries: {} });
    expect(await rekey(rotated(process.env.PAYLOAD_SECRET))).toMatchObject({ connections: 1 });
    expect((await readEntries(rotated(undefined))).entries.stripe).toMatchObject({ secretKey });
    expect(await readEntries({ ...open.shop, ...before })).toMatchObject({ unreadable: ["stripe"] });
  });

  test("entered in another process are used here", async () => {
    await sendStripe();
    noteConnections(connectionVariables(open.shop.connections.environment, {}, new Date()));
    expect(open.shop.payments.stripe.isOffered).toBe(false);
    await refreshConnections(open.payload);
    expect(open.shop.payments.stripe.isOffered).toBe(true);
  });
});

describe("real payments", () => {
  /** A shop on the internet without an address of a local provider. */
  const real = (origin = "https://lune.example") => ({
    ...shopIn({ STRIPE_API_BASE: undefined, PAYPAL_API_BASE: undefined }),
    origin,
  });
  const live = { secretKey: "sk_live_12345678", webhookSecret: "" };
  const account = { ...wallet, webhookId: "", isLive: true };

  test("are refused while something the law demands is not done", async () => {
    expect(await saveStripeAccount(real(), live, "a@shop.example")).toEqual({ ok: false, error: "legal" });
    expect(await savePaypalAccount(real(), account, "a@shop.example")).toEqual({ ok: false, error: "legal" });
  });

  test("are refused on pages that are not encrypted", async () => {
    const plain = real("http://lune.example");
    expect(await saveStripeAccount(plain, live, "a@shop.example")).toEqual({
      ok: false,
      error: "plain-address",
    });
  });

  test("by accounts that were entered close the shop at a start after which the law is not kept", async () => {
    const { surroundings } = open.shop;
    const taking = { ...open.shop, surroundings: { ...surroundings, isReal: true } };
    expect(await closeUnlawfulShop(open.shop)).toEqual([]);
    expect(await closeUnlawfulShop(taking)).toContain("company");
    expect(await readClosing(open.payload.db.pool)).not.toBeNull();
    expect(await open.rows("select before, after, by from audit_entries order by id desc limit 1")).toEqual([
      { before: "false", after: "true", by: "start" },
    ]);
    await open.shop.store.launchChecks.setClosed(false, new Date());
  });

  test("by PayPal are refused beside cards that are tests", async () => {
    await sendStripe();
    expect(await savePaypalAccount(real(), account, "a@shop.example")).toEqual({ ok: false, error: "mode" });
  });
});

test("what the operator has set in the environment stays", async () => {
  const operated = shopIn({ CONNECTIONS_IN_ADMIN: [], STRIPE_SECRET_KEY: "sk_live_of_the_operator" });
  const asked = { secretKey, webhookSecret: "" };
  expect(await saveStripeAccount(operated, asked, "a@shop.example")).toEqual({
    ok: false,
    error: "operator",
  });
  expect((await describeConnections(operated))[0]).toMatchObject({ source: "operator", shown: "…ator" });
});
