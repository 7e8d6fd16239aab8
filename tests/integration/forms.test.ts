import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { allForms } from "@/src/domain/contracts/forms/all-forms";
import { requestKinds } from "@/src/domain/forms/request";
import { purgeExpired } from "@/src/services/retention/purge-expired";
import { formToken } from "@/src/services/forms/form-token";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { filledForm } from "@/tests/factories/filled-form";
import { sendForm } from "@/tests/factories/form-sender";
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
});

/** The raw mail. */
const rawMail = async (mail: { readonly id: string } | undefined) =>
  (await fetch(`${open.mailbox.webUrl}/mails/${mail?.id}/raw`)).text();

const personal = [...requestKinds, "affiliation"] as const;

describe("a submission arrives", () => {
  test.each(requestKinds)("%s: a request, a mail to staff, a mail to the sender", async (kind) => {
    expect(await sendForm(open, kind)).toMatchObject({ status: 200, body: {} });
    const [request] = await open.rows<Record<string, unknown>>(
      "select * from requests order by id desc limit 1",
    );
    expect(request).toMatchObject({
      kind,
      status: "new",
      name: "Ada",
      email: "ada@example.com",
      locale: "fr",
    });
    await deliverMails(open.shop);
    const { company } = await open.shop.store.loadSettings();
    const [[toStaff], [toSender]] = [
      open.mailbox.mails(company.email),
      open.mailbox.mails("ada@example.com"),
    ];
    expect(toStaff?.subject).toContain(String(request?.number));
    expect(await rawMail(toStaff)).toMatch(/^Reply-To: .*ada@example\.com/m);
    expect(toSender?.subject).toContain(String(request?.number));
    expect(open.mailbox.mails()).toHaveLength(2);
  });

  test("an affiliate's application is a record of its own", async () => {
    expect(await sendForm(open, "affiliation")).toMatchObject({ status: 200 });
    expect(await open.rows("select name, site, channel, audience, status from affiliates")).toEqual([
      {
        name: "Ada",
        site: "ada.example/montres",
        channel: "Un site ou un blog",
        audience: "Moins de 1\u00a0000",
        status: "applied",
      },
    ]);
  });

  test("staff reads French questions and option labels, in any language of the sender", async () => {
    await sendForm(open, "contact", { lang: "jp", subject: "order", order: "VAL-2026-00001" });
    expect(
      await open.rows(
        "select label, value from requests_answers where _parent_id = (select max(id) from requests) order by _order",
      ),
    ).toMatchObject([
      { label: "Sujet", value: "Une commande en cours" },
      { label: "Numéro de commande", value: "VAL-2026-00001" },
      { label: "Votre message" },
    ]);
  });

  test.each([
    ["fr", "Votre message est arrivé."],
    ["en", "Your message has arrived."],
    ["es", "Tu mensaje ha llegado."],
    ["jp", "お問い合わせを受け付けました。"],
  ])("the sender is answered in %s", async (lang, title) => {
    await sendForm(open, "contact", { lang });
    await deliverMails(open.shop);
    const [mail] = open.mailbox.mails("ada@example.com");
    expect(mail?.subject).toContain(title.slice(0, -1));
    expect(mail?.html).toContain(title);
    expect(mail?.text).toContain(title);
  });

  test("the sender's copy repeats no input, so that it cannot be abused for spam", async () => {
    const spam = "Buy at https://spam.example now, buy now";
    await sendForm(open, "contact", { name: "Win https://spam.example", message: spam });
    await deliverMails(open.shop);
    const [mail] = open.mailbox.mails("ada@example.com");
    expect(`${mail?.subject} ${mail?.html} ${mail?.text}`).not.toContain("spam.example");
  });

  test("input stays text in the staff's mail, and adds no header", async () => {
    await sendForm(open, "contact", {
      name: "A\r\nBcc: mallory@example.com",
      message: '<img src=x onerror="alert(1)">\r\n\r\nsecond',
    });
    await deliverMails(open.shop);
    const { company } = await open.shop.store.loadSettings();
    const [mail] = open.mailbox.mails(company.email);
    expect(mail?.recipients).toEqual([company.email]);
    expect(mail?.html).toContain("&lt;img src=x");
    expect(open.mailbox.mails("mallory@example.com")).toEqual([]);
  });

  test("the data of a mail is deleted once it is sent", async () => {
    await sendForm(open, "contact");
    await deliverMails(open.shop);
    expect(await open.rows("select distinct state, data from mails where kind like 'form-%'")).toEqual([
      { state: "sent", data: null },
    ]);
  });

  test("a wish includes the watch on the stage", async () => {
    const query =
      "caseType=SU&caseDiameter=40mm&caseColor=CAS-SU-si&bezelInsertColor=GMT-BKBU&dial=DI-GR&step=dial&x=1";
    expect(await sendForm(open, "configurator-request", { query })).toMatchObject({ status: 200 });
    const [request] = await open.rows<{ watch: string }>(
      "select watch from requests order by id desc limit 1",
    );
    const id = request?.watch.split("/").at(-1);
    const [watch] = await open.rows<{ selection: Record<string, string> }>(
      "select selection from bespoke_watches where bespoke_id = $1",
      [id],
    );
    expect(watch?.selection).toMatchObject({ caseType: "SU", dial: "DI-GR", bezelInsertType: "GMT" });
  });
});

describe("accepted senders", () => {
  test("each wrong field is named, with its error", async () => {
    const answer = await sendForm(open, "contact", { email: "ada@", message: "", subject: "nothing" });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: "invalid", fields: { email: "email", message: "required", subject: "choice" } },
    });
  });

  test.each(personal)("%s without a token, or with a too recent one, is refused", async (name) => {
    const fresh = formToken(open.shop);
    for (const token of [undefined, "", fresh, `${fresh}x`]) {
      expect(await sendForm(open, name, { token })).toMatchObject({
        status: 422,
        body: { error: "stale-form" },
      });
    }
  });

  test("a token comes from the shop", async () => {
    const { status, body } = await createShopper(open).get("/api/form-token");
    expect(status).toBe(200);
    const token = String((body as { token: unknown }).token);
    expect(await sendForm(open, "contact", { token })).toMatchObject({ body: { error: "stale-form" } });
  });

  test("a filled hidden field gets a success answer without an effect", async () => {
    const before = await open.rows("select id from requests");
    expect(await sendForm(open, "contact", { reserve: "x" })).toMatchObject({ status: 200 });
    expect(await open.rows("select id from requests")).toEqual(before);
  });

  test("one e-mail may send six forms an hour", async () => {
    const statuses = [];
    for (let sent = 0; sent < 8; sent += 1) statuses.push((await sendForm(open, "premium")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });

  test("one address sends twenty, also in parallel, and a forged header does not change that", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        createShopper(open).post(
          "/api/premium/signup",
          {
            ...filledForm(allForms.premium),
            email: `a${index}@example.com`,
            token: formToken({ ...open.shop, clock: () => new Date(Date.now() - 5_000) }),
          },
          { "x-forwarded-for": `10.0.0.${index}`, "x-client-address": `10.0.1.${index}` },
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  test("the count restarts after an hour", async () => {
    const later = new Date(Date.now() + 3_601_000);
    const limit = { times: 1, seconds: 3_600 };
    expect(await open.shop.store.forms.countTowardsLimit("k", limit, new Date())).toBe(true);
    expect(await open.shop.store.forms.countTowardsLimit("k", limit, new Date())).toBe(false);
    expect(await open.shop.store.forms.countTowardsLimit("k", limit, later)).toBe(true);
  });

  test("limits store no address and no e-mail", async () => {
    await sendForm(open, "contact");
    const keys = (await open.rows<{ key: string }>("select key from limits")).map(({ key }) => key).join();
    expect(keys).not.toMatch(/ada|127\.0|::1/);
  });
});

describe("retention", () => {
  test("requests are deleted after three years, mails after thirty days", async () => {
    await sendForm(open, "contact");
    await deliverMails(open.shop);
    const inDays = (days: number) => ({
      ...open.shop,
      clock: () => new Date(Date.now() + days * 86_400_000),
    });
    const mails = () => open.rows("select id from mails where order_id is null");
    await purgeExpired(inDays(29));
    expect(await mails()).not.toEqual([]);
    await purgeExpired(inDays(31));
    expect(await mails()).toEqual([]);
    expect(await open.rows("select id from requests")).not.toEqual([]);
    await purgeExpired(inDays(1_100));
    expect(await open.rows("select id from requests")).toEqual([]);
    expect(await open.rows("select id from requests_answers")).toEqual([]);
  });
});

test("every form on a page has a handler", () => {
  const served = (open.payload.config.endpoints ?? []).map(({ path }) => `/api${path}`);
  for (const { path } of Object.values(allForms)) expect(served).toContain(path);
});
