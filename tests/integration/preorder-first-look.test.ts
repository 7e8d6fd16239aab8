import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { preorderResponse } from "@/src/domain/contracts/preorder-offer";
import { demoPassword } from "@/src/seed/content/preorder-offers";
import { sendForm } from "@/tests/factories/form-sender";
import { preorderContact } from "@/tests/factories/preorder-contact";
import { staffMember } from "@/tests/factories/staff-member";
import { createShopper, type Shopper } from "@/tests/factories/shopper";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
});
afterAll(() => open.close());

const order = (email: string, changes: Record<string, unknown> = {}) => ({
  offer: "distinction-horizon",
  key: `key-of-${email}`.replaceAll(/[^A-Za-z0-9-]/g, "-").padEnd(20, "-"),
  strap: "STR-LE-BL",
  box: "WITHOUT",
  lang: "fr",
  expectedDeposit: 38_000,
  contact: preorderContact(email),
  ...changes,
});

const send = (email: string, changes?: Record<string, unknown>, shopper: Shopper = createShopper(open)) =>
  shopper.post("/api/preorder/checkout", order(email, changes));

const offerNow = async (key = "distinction-horizon", shopper = createShopper(open)) =>
  v.parse(preorderResponse, (await shopper.get(`/api/preorder/offer?offer=${key}&locale=fr`)).body);

const setOffer = (data: Record<string, unknown>, key = "distinction-horizon") =>
  open.payload.update({
    collection: "preorder-offers",
    where: { key: { equals: key } },
    data,
    // As the shop itself writes.
    overrideAccess: true,
  });

describe("the password gate of a first look", () => {
  const knock = (password: string, shopper: Shopper) =>
    shopper.post("/api/preorder/vip-pw-check", { password, lang: "en" });

  test("without the password there is nothing; with it the offer can be seen and ordered", async () => {
    const shopper = createShopper(open);
    expect(await shopper.get("/api/preorder/offer?offer=avant-premiere")).toMatchObject({ status: 404 });
    expect(await knock("pas le bon", shopper)).toMatchObject({
      status: 422,
      body: { error: "invalid", fields: { password: "wrong" } },
    });
    expect(await knock(demoPassword, shopper)).toMatchObject({
      status: 200,
      body: { url: `${open.url}/en/avant-premiere/bienvenue` },
    });
    expect(await offerNow("avant-premiere", shopper)).toMatchObject({ pieces: 30, price: 35_000 });
    const answer = await send(
      "invitee@example.com",
      { offer: "avant-premiere", strap: "STR-LE-BL", expectedDeposit: 35_000 },
      shopper,
    );
    expect(answer.status).toBe(200);
  });

  test("the pass is httpOnly, and a new password invalidates it", async () => {
    const shopper = createShopper(open);
    await knock(demoPassword, shopper);
    await setOffer({ password: "autre-mot" }, "avant-premiere");
    expect(await shopper.get("/api/preorder/offer?offer=avant-premiere")).toMatchObject({ status: 404 });
    expect(await knock(demoPassword, shopper)).toMatchObject({ status: 422 });
    expect(await knock("autre-mot", shopper)).toMatchObject({ status: 200 });
    const response = await fetch(`${open.url}/api/preorder/vip-pw-check`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: open.url },
      body: JSON.stringify({ password: "autre-mot" }),
    });
    expect(response.headers.get("set-cookie")).toMatch(/^password-gate=.+; HttpOnly; SameSite=Lax/);
  });

  test("the password is hashed in the database, and unreadable over the API", async () => {
    const [row] = await open.rows<{ password: string | null; password_hash: string }>(
      "select password, password_hash from preorder_offers where key = 'avant-premiere'",
    );
    expect(row).toMatchObject({
      password: null,
      password_hash: expect.stringMatching(/^[\w-]{22}\.[\w-]{43}$/),
    });
    const { body } = await (await staffMember(open, "admin")).ask("GET", "/api/preorder-offers");
    expect(body.totalDocs).toBe(2);
    expect(JSON.stringify(body)).not.toMatch(/wordHash|autre-mot/);
  });

  test("an invented pass is invalid", async () => {
    const until = (Date.now() + 3_600_000).toString(36);
    const shopper = createShopper(open, new Map([["password-gate", `${until}.${"A".repeat(43)}`]]));
    expect(await shopper.get("/api/preorder/offer?offer=avant-premiere")).toMatchObject({ status: 404 });
  });

  test("guessing is limited by network address", async () => {
    await open.rows("delete from limits");
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, index) => knock(`essai ${index}`, createShopper(open))),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    await open.rows("delete from limits");
  });
});

describe("registering without paying", () => {
  const registrations = (email: string) =>
    open.rows<{ kind: string; list: string }>(
      `select request.kind, answer.value as list from requests request
         join requests_answers answer on answer._parent_id = request.id and answer.label = 'Série'
        where request.email = $1 order by request.id`,
      [email],
    );

  test("one e-mail has one place on each list, for any number of requests", async () => {
    const email = "liste@example.com";
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => sendForm(open, "preorder-register", { email })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await sendForm(open, "preorder-register", { email, query: "offer=distinction-horizon" });
    expect(await registrations(email)).toEqual([
      { kind: "preorder-register", list: "Collection Rose" },
      { kind: "preorder-register", list: "Distinction Horizon, série numérotée" },
    ]);
    const mails = await open.rows("select key from mails where recipient = $1", [email]);
    expect(mails).toHaveLength(2);
  });
});
