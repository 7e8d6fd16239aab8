import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { previewNewsletter } from "@/src/services/newsletter/preview-newsletter";
import { sendNewsletter, withdrawNewsletter } from "@/src/services/newsletter/send-newsletter";
import { unsubscribe } from "@/src/services/newsletter/unsubscribe";
import type { Locale } from "@/src/domain/locale/locale";
import { makeNewsletter } from "@/tests/factories/newsletter";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());
beforeEach(async () => {
  await open.rows("delete from mails");
  await open.rows("delete from subscribers");
  open.mailbox.clear();
});

const subscriber = (email: string, locale: Locale, state = "confirmed") =>
  open.rows(
    `insert into subscribers (email, state, locale, consent_text, asked_at, asked_from)
     values ($1, $2::text::enum_subscribers_state, $3::text::enum_subscribers_locale, '1', now(), 'x')`,
    [email, state, locale],
  );

const send = (newsletter: number, expected: number, at: string | null = null) =>
  marketer.ask("POST", "/api/staff/newsletter-send", { newsletter, expected, at });

const subjects = async () => {
  await deliverMails(open.shop);
  return open.mailbox
    .mails()
    .map(({ to, subject }) => [to, subject] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

describe("a newsletter", () => {
  test("is sent once to each confirmed subscriber of its languages, in theirs, with an unsubscribe link", async () => {
    await subscriber("ada@example.com", "fr");
    await subscriber("bob@example.com", "jp");
    await subscriber("eve@example.com", "es");
    await subscriber("dan@example.com", "fr", "pending");
    const newsletter = await makeNewsletter(open, ["fr", "jp"]);
    const answers = await Promise.all([send(newsletter, 2), send(newsletter, 2)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await subjects()).toEqual([
      [expect.stringContaining("ada@"), "Deux cadrans pour l’hiver"],
      [expect.stringContaining("bob@"), "冬のための二つの文字盤"],
    ]);
    const [mail] = open.mailbox.mails("ada@example.com");
    expect(mail?.html).toContain(`${open.url}/montres`);
    expect(mail?.html).toMatch(/src="[^"]+\/api\/configurator\/image\?[^"]+format=jpeg/);
    expect(mail?.text).toContain("Le premier est presque noir le soir");
    expect(mail?.text).toMatch(new RegExp(`${open.url}/newsletter/desinscription\\?token=[\\w.-]+`));
    const raw = await (await fetch(`${open.mailbox.webUrl}/mails/${mail?.id}/raw`)).text();
    const unfolded = raw.replace(/\r?\n[ \t]+/g, " ");
    expect(unfolded).toContain(`List-Unsubscribe: <${open.url}/api/newsletter/one-click?token=`);
    expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect((await marketer.ask("PATCH", `/api/newsletters/${newsletter}`, { subject: "x" })).status).toBe(
      409,
    );
    expect((await marketer.ask("DELETE", `/api/newsletters/${newsletter}`)).status).toBe(409);
  });

  test("is sent on schedule, not to those who unsubscribe before, and can be cancelled", async () => {
    await subscriber("ada@example.com", "fr");
    await subscriber("bob@example.com", "fr");
    const newsletter = await makeNewsletter(open, ["fr"]);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await send(newsletter, 2, at)).status).toBe(200);
    expect(await subjects()).toEqual([]);
    const taken = await marketer.ask("POST", "/api/staff/newsletter-withdraw", { newsletter });
    expect(taken).toMatchObject({ status: 200, body: { mails: 2 } });
    expect((await marketer.ask("PATCH", `/api/newsletters/${newsletter}`, { subject: "Autre" })).status).toBe(
      200,
    );
    expect((await send(newsletter, 2)).status).toBe(200);
    const [ada] = await open.rows<{ id: number }>(
      "select id from subscribers where email = 'ada@example.com'",
    );
    await unsubscribe(open.shop, `${ada?.id}.${open.shop.sign("newsletter-unsubscribe", String(ada?.id))}`);
    expect((await subjects()).map(([to]) => to)).toEqual([expect.stringContaining("bob@")]);
  });

  test("that is partly sent keeps what was sent: only untried mails are cancelled", async () => {
    await subscriber("ada@example.com", "fr");
    await subscriber("bob@example.com", "fr");
    const newsletter = await makeNewsletter(open, ["fr"]);
    expect((await send(newsletter, 2, new Date(Date.now() + 3_600_000).toISOString())).status).toBe(200);
    await open.rows("update mails set attempts = 1 where recipient = 'ada@example.com'");
    const withdraw = () => marketer.ask("POST", "/api/staff/newsletter-withdraw", { newsletter });
    expect(await withdraw()).toMatchObject({ status: 200, body: { mails: 1 } });
    expect(await open.rows("select recipient from mails")).toEqual([{ recipient: "ada@example.com" }]);
    const state = await open.rows(
      "select state, recipients::int as recipients from newsletters where id = $1",
      [newsletter],
    );
    expect(state).toEqual([{ state: "queued", recipients: 1 }]);
    expect((await withdraw()).status).toBeGreaterThanOrEqual(400);
  });

  test("cannot be tested in a language that lacks a text", async () => {
    const newsletter = await makeNewsletter(open, ["fr", "es"]);
    await open.rows("update newsletters_locales set intro = '' where _parent_id = $1 and _locale = 'es'", [
      newsletter,
    ]);
    const trial = (locale: Locale) =>
      marketer.ask("POST", "/api/staff/newsletter-trial", { newsletter, locale });
    expect(await trial("es")).toMatchObject({ status: 422, body: { error: "incomplete" } });
    expect((await trial("fr")).status).toBe(200);
  });

  test("with an unknown id is missing for every role", async () => {
    const calls = { "newsletter-send": { expected: 1, at: null }, "newsletter-trial": { locale: "fr" } };
    for (const [call, more] of Object.entries({ ...calls, "newsletter-withdraw": {} })) {
      const answer = await marketer.ask("POST", `/api/staff/${call}`, { newsletter: 999_999, ...more });
      expect([call, answer.status, answer.body]).toMatchObject([call, 404, { error: "not-found" }]);
    }
    expect(await previewNewsletter(open.shop, 999_999)).toBeNull();
  });

  test("is shown with its subscribers, missing texts and results", async () => {
    await subscriber("ada@example.com", "fr");
    await subscriber("eve@example.com", "fr", "pending");
    const newsletter = await makeNewsletter(open, ["fr", "es"]);
    await open.rows("update newsletters_locales set intro = '' where _parent_id = $1 and _locale = 'es'", [
      newsletter,
    ]);
    const before = await previewNewsletter(open.shop, newsletter);
    expect(before?.previews).toMatchObject([
      { locale: "fr", readers: 1, gaps: [], html: expect.stringContaining("<html") },
      { locale: "es", readers: 0, gaps: ["intro"] },
    ]);
    expect(before?.figures).toEqual({ waiting: 0, sent: 0, failed: 0 });
  });

  test("triggers the outbox when sent now, not when scheduled or without recipients; its sender is logged", async () => {
    await subscriber("ada@example.com", "fr");
    let woken = 0;
    const shop = { ...open.shop, flushOutbox: () => void (woken += 1) };
    const sending = { newsletter: await makeNewsletter(open, ["fr"]), by: "m@valcour.example", expected: 1 };
    expect(await sendNewsletter(shop, { ...sending, expected: 2, at: null })).toMatchObject({ ok: false });
    const hour = new Date(Date.now() + 3_600_000);
    expect(await sendNewsletter(shop, { ...sending, at: hour })).toEqual({ ok: true, value: 1 });
    expect(woken).toBe(0);
    expect(await withdrawNewsletter(shop, sending)).toEqual({ ok: true, value: 1 });
    expect(await sendNewsletter(shop, { ...sending, at: null })).toEqual({ ok: true, value: 1 });
    expect(woken).toBe(1);
    const acts = await open.rows(
      "select by, field, before, after from audit_entries where entity = 'newsletters' and document = $1 and by = $2 order by id",
      [String(sending.newsletter), sending.by],
    );
    const sent = { by: sending.by, field: "state", before: "draft", after: "queued" };
    expect(acts).toEqual([sent, { by: sending.by, field: "recipients", before: "", after: "-1" }, sent]);
    await open.rows("update subscribers set state = 'left'");
    await deliverMails(open.shop);
    expect(await open.rows("select state, last_error from mails")).toEqual([
      { state: "given-up", last_error: expect.stringContaining("has left the list") },
    ]);
  });

  test("is tested by its author, and urgent mails are sent first", async () => {
    await subscriber("ada@example.com", "fr");
    const newsletter = await makeNewsletter(open, ["fr"]);
    await send(newsletter, 1);
    const tried = await marketer.ask("POST", "/api/staff/newsletter-trial", { newsletter, locale: "en" });
    expect(tried.status).toBe(200);
    const due = await open.shop.store.mails.claimDueMail(new Date(), new Date(Date.now() + 60_000));
    expect(due?.key).toMatch(/^newsletter-trial:/);
  });

  test.each([
    ["it has no readers", [], 0, "no-readers"],
    ["another number was shown", ["ada@example.com"], 3, "changed"],
  ] as const)("is not sent when %s", async (_, readers, expected, error) => {
    for (const email of readers) await subscriber(email, "fr");
    const answer = await send(await makeNewsletter(open, ["fr"]), expected);
    expect(answer).toMatchObject({ status: expect.any(Number), body: { error } });
  });

  test("is not sent with a text missing in one of its languages", async () => {
    await subscriber("ada@example.com", "fr");
    const newsletter = await makeNewsletter(open, ["fr", "es"]);
    await open.rows("update newsletters_locales set intro = '' where _parent_id = $1 and _locale = 'es'", [
      newsletter,
    ]);
    expect(await send(newsletter, 1)).toMatchObject({ status: 422, body: { error: "incomplete" } });
  });
});
