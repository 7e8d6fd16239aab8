import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { createShopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());
beforeEach(async () => {
  open.mailbox.clear();
  await open.rows("delete from limits");
  await open.rows("delete from subscribers");
});

const address = "ada@example.com";
const ask = (path = "/api/offer", email = address, lang = "fr") =>
  createShopper(open).post(path, { email, lang });

/** The query of the link in the newest mail. */
async function linkQuery(): Promise<string> {
  await deliverMails(open.shop);
  const [mail] = open.mailbox.mails(address);
  return /\?(token=[\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const press = (button: "confirm" | "unsubscribe", query: string) =>
  createShopper(open).post(`/api/newsletter/${button}`, { query });

const subscribers = () => open.rows<Record<string, unknown>>("select * from subscribers");

const inDays = (days: number) => ({
  ...open.shop,
  clock: () => new Date(Date.now() + days * 86_400_000),
});

describe.each(["/api/offer", "/api/newsletter"])("POST %s", (path) => {
  test("sends a confirmation mail first, and keeps the proof of consent", async () => {
    expect(await ask(path)).toMatchObject({ status: 200, body: {} });
    const query = await linkQuery();
    expect(await subscribers()).toMatchObject([
      { state: "pending", consent_text: "2026-11", confirmed_at: null },
    ]);
    expect(await press("confirm", query)).toMatchObject({ status: 200 });
    const [subscriber] = await subscribers();
    expect(subscriber).toMatchObject({ state: "confirmed" });
    expect(subscriber?.confirmed_at).toBeInstanceOf(Date);
    expect(JSON.stringify(subscriber)).not.toMatch(/127\.0\.0\.1|::1/);
  });

  test.each([
    ["", "required"],
    ["ada@", "email"],
  ])("%s is no address", async (email, error) => {
    expect(await ask(path, email)).toMatchObject({ status: 422, body: { fields: { email: error } } });
  });
});

describe("the mails", () => {
  test.each([
    ["fr", "Confirmez votre inscription à la lettre", "/newsletter/confirmation?token="],
    ["en", "Confirm your subscription", "/en/newsletter/confirmation?token="],
    ["es", "Confirma tu suscripción", "/es/newsletter/confirmation?token="],
    ["jp", "ニュースレター登録の確認", "/jp/newsletter/confirmation?token="],
  ])("%s", async (lang, subject, path) => {
    await ask("/api/offer", address, lang);
    await deliverMails(open.shop);
    const [mail] = open.mailbox.mails(address);
    expect(mail?.subject).toBe(subject);
    expect(mail?.html).toContain(`${open.url}${path}`);
    expect(mail?.text).toContain(`${open.url}${path}`);
  });

  test("a welcome supports one-click unsubscription by the mail program", async () => {
    await ask();
    await press("confirm", await linkQuery());
    open.mailbox.clear();
    const query = await linkQuery();
    const [mail] = open.mailbox.mails(address);
    const raw = await (await fetch(`${open.mailbox.webUrl}/mails/${mail?.id}/raw`)).text();
    const unfolded = raw.replace(/\r?\n[ \t]+/g, " ");
    expect(unfolded).toContain(`List-Unsubscribe: <${open.url}/api/newsletter/one-click?${query}&locale=fr>`);
    expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(unfolded).toContain("Auto-Submitted: auto-generated");
    const asked = await fetch(`${open.url}/api/newsletter/one-click?${query}&locale=en`, {
      redirect: "manual",
    });
    expect([asked.status, asked.headers.get("location")]).toEqual([
      303,
      `${open.url}/en/newsletter/desinscription?${query}`,
    ]);
    const answer = await fetch(`${open.url}/api/newsletter/one-click?${query}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(answer.status).toBe(200);
    expect(await subscribers()).toMatchObject([{ state: "left" }]);
  });

  test("a subscribed address is informed by mail, and the answer is the same", async () => {
    const first = await ask();
    await press("confirm", await linkQuery());
    open.mailbox.clear();
    expect(await ask()).toEqual(first);
    await deliverMails(open.shop);
    expect(open.mailbox.mails(address).map(({ subject }) => subject)).toContain(
      "Vous recevez déjà la lettre",
    );
    expect(await subscribers()).toMatchObject([{ state: "confirmed" }]);
  });

  test("the limit is three mails a day, with the same answer", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await deliverMails(open.shop);
    expect(open.mailbox.mails(address)).toHaveLength(3);
  });
});

describe("the links", () => {
  test("opening one changes nothing, repeated clicks count once", async () => {
    await ask();
    const query = await linkQuery();
    for (let time = 0; time < 3; time += 1) expect((await press("confirm", query)).status).toBe(200);
    await deliverMails(open.shop);
    const subjects = open.mailbox.mails(address).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "Vous recevrez la lettre")).toHaveLength(1);
  });

  test("a forged, foreign or mutilated one is invalid", async () => {
    await ask();
    const query = await linkQuery();
    const [id, asked, signature] = query.slice("token=".length).split(".");
    const forged = ["", "token=", "x=1", `token=${id}`, `token=${Number(id) + 1}.${asked}.${signature}`];
    for (const wrong of [...forged, query.slice(0, -1), `token=0${id}.${asked}.${signature}`]) {
      expect(await press("confirm", wrong)).toMatchObject({ status: 422, body: { error: "bad-link" } });
      expect(await press("unsubscribe", wrong)).toMatchObject({ status: 422, body: { error: "bad-link" } });
    }
    expect(await press("unsubscribe", query)).toMatchObject({ status: 422 });
    expect(await subscribers()).toMatchObject([{ state: "pending" }]);
  });

  test("after seven days a new confirmation is sent", async () => {
    await ask();
    const query = await linkQuery();
    await open.rows("update subscribers set asked_at = now() - interval '8 days'");
    const { confirmSubscription } = await import("@/src/services/newsletter/confirm-subscription");
    const token = query.slice("token=".length);
    expect(await confirmSubscription(inDays(6.9), { token, address: null })).toMatchObject({ ok: true });
    expect(await confirmSubscription(inDays(7.1), { token, address: null })).toMatchObject({ ok: false });
  });

  test("an unsubscribed address stays so until it subscribes again, also for old links", async () => {
    await ask();
    const confirm = await linkQuery();
    await press("confirm", confirm);
    open.mailbox.clear();
    const leave = await linkQuery();
    expect((await press("unsubscribe", leave)).status).toBe(200);
    expect(await press("confirm", confirm)).toMatchObject({ status: 422 });
    expect((await press("unsubscribe", leave)).status).toBe(200);
    open.mailbox.clear();
    await ask();
    expect((await press("confirm", await linkQuery())).status).toBe(200);
    expect(await subscribers()).toMatchObject([{ state: "confirmed", left_at: null }]);
  });
});

test("unconfirmed addresses are deleted after thirty days", async () => {
  await ask();
  await purgeExpired(inDays(29));
  expect(await subscribers()).toHaveLength(1);
  await purgeExpired(inDays(31));
  expect(await subscribers()).toEqual([]);
});
