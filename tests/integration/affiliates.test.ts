import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openReport, reportOn } from "@/src/services/affiliates/affiliate-report";
import { reportToken } from "@/src/services/affiliates/report-token";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { moveTo, paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { sendForm } from "@/tests/factories/form-sender";
import { createShopper } from "@/tests/factories/shopper";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let staff: StaffMember;
beforeAll(async () => {
  open = await openShop();
  staff = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const agreement = { status: "accepted", reduction: 5, commission: 8, reason: "Vos mesures sont justes." };

let index = 0;
let email = "";
let code = "";
beforeEach(async () => {
  index += 1;
  email = `affiliate${index}@example.com`;
  code = `ADA${index}`;
  open.mailbox.clear();
  await open.rows("delete from limits");
});

/** Applies like the page's form. @returns the row's number */
async function applied(lang = "fr"): Promise<number> {
  const sent = await sendForm(open, "affiliation", { email, lang });
  expect(sent.status).toBe(200);
  const [row] = await open.rows<{ id: number }>("select id from affiliates where email = $1", [email]);
  return row?.id ?? 0;
}

const answer = (id: number, changes: Record<string, unknown>) =>
  staff.ask("PATCH", `/api/affiliates/${id}`, changes);

async function accepted(): Promise<number> {
  const id = await applied();
  expect((await answer(id, { ...agreement, code })).status).toBe(200);
  return id;
}

/** A paid order of one watch, bought with the affiliate's code. */
async function soldWith(promo: string) {
  const shopper = await watchCart(open);
  shopper.cookies.set("promo", promo);
  return paidOrder(open, shopper);
}

describe("an application is answered", () => {
  test("with everything the page promises, or not at all", async () => {
    const id = await applied();
    for (const field of ["code", "reduction", "commission", "reason"]) {
      const { status, body } = await answer(id, { ...agreement, code, [field]: null });
      expect([field, status]).toEqual([field, 422]);
      expect(JSON.stringify(body)).toMatch(/first/);
    }
    expect((await answer(id, { status: "ended" })).status).toBe(422);
    expect((await answer(id, { status: "refused" })).status).toBe(422);
    expect(await open.rows("select 1 from promo_codes where code = $1", [code])).toEqual([]);
  });

  test.each([
    ["fr", `Votre code FR1 est actif`],
    ["en", "Your code EN1 is active"],
    ["es", "Tu código ES1 está activo"],
    ["jp", "コード JP1 が使えるようになりました"],
  ])("yes, in %s: a mail with the address and the secret of the report", async (lang, subject) => {
    const id = await applied(lang);
    const own = `${lang.toUpperCase()}1`;
    expect((await answer(id, { ...agreement, code: own })).status).toBe(200);
    await deliverMails(open.shop);
    const mail = open.mailbox.mails(email).find((entry) => entry.subject === subject);
    expect(mail?.text).toContain(`${open.url}/p/${own}`);
    expect(mail?.text).toContain("Vos mesures sont justes.");
    expect(mail?.text).toContain(`/programme-affiliation/rapport/${reportToken(open.shop, id)}`);
    const [row] = await open.rows(
      "select percent::int as percent, enabled from promo_codes where code = $1",
      [own],
    );
    expect(row).toEqual({ percent: 5, enabled: true });
  });

  test("no: a mail with the reason, and no code", async () => {
    const id = await applied();
    expect((await answer(id, { status: "refused", reason: "Trop de prix barrés." })).status).toBe(200);
    await deliverMails(open.shop);
    const texts = open.mailbox.mails(email).map(({ text }) => text ?? "");
    expect(texts.some((text) => text.includes("Trop de prix barrés."))).toBe(true);
    expect(await reportOn(open.shop, id)).toBeNull();
  });

  test("a code of another affiliate or in use stays unchanged", async () => {
    await open.rows(
      "insert into promo_codes (code, percent, enabled, _status) values ($1, 20, true, 'published')",
      [code],
    );
    const id = await applied();
    expect((await answer(id, { ...agreement, code })).status).toBe(409);
    expect((await answer(id, { ...agreement, code: `${code}X` })).status).toBe(200);
    expect((await answer(id, { code: `${code}Y` })).status).toBe(422);
  });
});

describe("revenue of the code", () => {
  test("an order stores the affiliate and the rate of the day", async () => {
    const id = await accepted();
    const order = await soldWith(code);
    expect((await answer(id, { commission: 20 })).status).toBe(200);
    const [row] = await open.rows(
      "select affiliate_id::int as affiliate, affiliate_percent::int as percent from orders where number = $1",
      [order.number],
    );
    expect(row).toEqual({ affiliate: id, percent: 8 });
  });

  test("stays pending while the watch can be returned, and is removed with a refund", async () => {
    const id = await accepted();
    const order = await soldWith(code);
    const reportAt = (days: number) =>
      reportOn({ ...open.shop, clock: () => new Date(Date.now() + days * 86_400_000) }, id);
    const [before] = (await reportAt(0))?.totals ?? [];
    expect(before).toMatchObject({ currency: "EUR", orders: 1, due: 0 });
    expect(before?.waiting).toBe(Math.floor(((before?.net ?? 0) * 8 * 2 + 100) / 200));
    await moveTo(await staffMember(open, "admin"), order, "delivered");
    expect((await reportAt(20))?.totals).toMatchObject([{ due: before?.waiting, waiting: 0 }]);
    expect((await reportAt(5))?.totals).toMatchObject([{ due: 0, waiting: before?.waiting }]);
    await open.rows("update orders set state = 'refunded', refunded_amount = total where number = $1", [
      order.number,
    ]);
    expect((await reportAt(20))?.totals).toMatchObject([{ orders: 1, returned: 1, net: 0, due: 0 }]);
  });

  test("after the end new sales do not count, the old ones stay in the report", async () => {
    const id = await accepted();
    await soldWith(code);
    expect((await answer(id, { status: "ended" })).status).toBe(200);
    await soldWith(code);
    expect((await reportOn(open.shop, id))?.totals).toMatchObject([{ orders: 1 }]);
  });

  test("visits are counted by day, for codes of affiliates only", async () => {
    const id = await accepted();
    await Promise.all(
      Array.from({ length: 25 }, () => open.shop.store.affiliates.countVisit(code, "2026-11-20")),
    );
    await open.shop.store.affiliates.countVisit("NOBODY", "2026-11-20");
    expect(await open.shop.store.affiliates.countVisitsSince(id, "2026-11-20")).toBe(25);
    expect(await open.shop.store.affiliates.countVisitsSince(id, "2026-11-21")).toBe(0);
  });
});

describe("GET /api/affiliate-report", () => {
  test("is a file of sales without data of buyers", async () => {
    const id = await accepted();
    const order = await soldWith(code);
    const { status, body } = await createShopper(open).get(
      `/api/affiliate-report?report=${reportToken(open.shop, id)}`,
    );
    expect(status).toBe(200);
    const [head, sale] = String(body).split("\r\n");
    expect(head).toBe("day,state,currency,net,percent,commission");
    expect(sale).toMatch(/^\d{4}-\d\d-\d\d,waiting,EUR,\d+\.\d\d,8,\d+\.\d\d$/);
    expect(String(body)).not.toContain(order.number);
    expect(String(body)).not.toContain("ada@example.com");
  });

  test("shows the address to share", async () => {
    const id = await accepted();
    const report = await openReport(open.shop, reportToken(open.shop, id));
    expect(report?.address).toBe(`${open.shop.origin}/p/${code}`);
  });

  test("its secret can be part of a page's address", () => {
    // An address with a dot is a file to the proxy, and gets no language.
    expect(reportToken(open.shop, 12)).toMatch(/^12~[\w-]{43}$/);
  });

  test("needs its own secret", async () => {
    const id = await accepted();
    const token = reportToken(open.shop, id);
    for (const wrong of [
      "",
      "x",
      `${id}`,
      `${id + 1}~${token.split("~")[1]}`,
      token.slice(0, -1),
      `0${token}`,
    ]) {
      const { status } = await createShopper(open).get(
        `/api/affiliate-report?report=${encodeURIComponent(wrong)}`,
      );
      expect(status).toBe(404);
    }
  });
});
