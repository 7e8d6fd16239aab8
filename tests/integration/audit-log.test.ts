import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { csvCell } from "@/src/domain/staff/csv-cell";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import { personal } from "@/src/domain/staff/audit-privacy";
import { paidOrder, takeStep, watchCart } from "@/tests/factories/delivered-order";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let admin: StaffMember;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  [admin, marketer] = [await staffMember(open, "admin"), await staffMember(open, "marketer")];
});
afterAll(() => open.close());

const entries = (entity: string) =>
  open.rows<{ by: string; action: string; document: string; field: string; before: string; after: string }>(
    "select by, action, document, field, before, after from audit_entries where entity = $1 order by id",
    [entity],
  );
const product = async () => {
  const [row] = await open.rows<{ id: number; price: string }>(
    "select id, price from products where sku = 'DI0136'",
  );
  if (!row) throw new Error("The shop sells nothing.");
  return { id: row.id, price: Number(row.price) };
};

describe("the list of personal fields", () => {
  test("names existing fields", () => {
    for (const [slug, fields] of Object.entries(personal)) {
      const names = open.payload.config.collections
        .find((collection) => collection.slug === slug)
        ?.flattenedFields.map(({ name }) => name);
      const unknown = fields === "all" ? [] : fields.filter((name) => !names?.includes(name));
      expect([slug, names === undefined, unknown]).toEqual([slug, false, []]);
    }
  });
});

describe("a save by staff", () => {
  test("is logged: user, document, before, after", async () => {
    const { id, price } = await product();
    expect(await marketer.ask("PATCH", `/api/products/${id}`, { price: price + 100 })).toMatchObject({
      status: 200,
    });
    expect(await entries("products")).toEqual([
      {
        by: "marketer@valcour.example",
        action: "update",
        document: String(id),
        field: "price",
        before: String(price),
        after: String(price + 100),
      },
    ]);
  });

  test("is not logged when it fails or changes nothing", async () => {
    const { id, price } = await product();
    const before = (await entries("products")).length;
    await marketer.ask("PATCH", `/api/products/${id}`, { price: -5 });
    await marketer.ask("PATCH", `/api/products/${id}`, { price });
    expect(await entries("products")).toHaveLength(before);
  });

  test("belongs to the transaction: without the entry, no change", async () => {
    const { id, price } = await product();
    await open.rows("alter table audit_entries add constraint closed check (entity <> 'products') not valid");
    expect(
      (await marketer.ask("PATCH", `/api/products/${id}`, { price: price + 7 })).status,
    ).toBeGreaterThanOrEqual(400);
    await open.rows("alter table audit_entries drop constraint closed");
    expect((await product()).price).toBe(price);
  });

  test("includes globals, and created and deleted documents", async () => {
    await admin.ask("POST", "/api/globals/shop-settings", { leadDays: 13 });
    expect((await entries("shop-settings")).map(({ field }) => field)).toContain("leadDays");
    const made = await marketer.ask("POST", "/api/promo-codes", { code: "AUDIT", percent: 7 });
    expect(made.status).toBe(201);
    const { id } = made.body.doc as { id: number };
    expect(await marketer.ask("DELETE", `/api/promo-codes/${id}`)).toMatchObject({ status: 200 });
    const actions = await entries("promo-codes");
    expect(actions.find(({ action, field }) => action === "create" && field === "percent")).toMatchObject({
      before: "",
      after: "7",
    });
    expect(actions.find(({ action, field }) => action === "delete" && field === "percent")).toMatchObject({
      before: "7",
      after: "",
    });
  });

  test("the shop's own writes are not logged as staff's", async () => {
    const before = await open.rows("select 1 from audit_entries");
    const { id, price } = await product();
    await open.payload.update({ collection: "products", id, data: { price: price + 1 } });
    expect(await open.rows("select 1 from audit_entries")).toHaveLength(before.length);
  });

  test("for personal data only the fact of a change is logged", async () => {
    await open.rows(
      "insert into requests (status, number, kind, name, email, locale) values ('new', 'D-1', 'contact', 'Ada', 'ada@example.com', 'fr')",
    );
    const [row] = await open.rows<{ id: number }>("select id from requests where number = 'D-1'");
    expect(await admin.ask("DELETE", `/api/requests/${row?.id}`)).toMatchObject({ status: 200 });
    const told = await entries("requests");
    expect(told.find(({ field }) => field === "email")).toMatchObject({ before: hiddenValue, after: "" });
    expect(JSON.stringify(told)).not.toMatch(/ada/i);
  });
});

test("buttons of the admin are logged with their effects", async () => {
  const order = await paidOrder(open, await watchCart(open));
  const clerk = await staffMember(open, "clerk");
  expect(await takeStep(clerk, order, "paid", "in-workshop")).toMatchObject({ status: 200 });
  expect(await entries("orders")).toContainEqual({
    by: "clerk@valcour.example",
    action: "call",
    document: String(order.id),
    field: "state",
    before: "paid",
    after: "in-workshop",
  });
});

describe("the log", () => {
  test("is readable for admins, and read-only", async () => {
    const [row] = await open.rows<{ id: number }>("select id from audit_entries limit 1");
    expect(
      await admin.ask("GET", "/api/audit-entries?where[by][equals]=marketer@valcour.example"),
    ).toMatchObject({ status: 200 });
    expect(await marketer.ask("GET", "/api/audit-entries")).toMatchObject({ status: 403 });
    expect(await marketer.ask("GET", "/api/staff-sign-ins")).toMatchObject({ status: 403 });
    for (const path of ["audit-entries", "staff-sign-ins"]) {
      expect(await admin.ask("PATCH", `/api/${path}/${row?.id}`, { by: "x" })).toMatchObject({ status: 403 });
      expect(await admin.ask("DELETE", `/api/${path}/${row?.id}`)).toMatchObject({ status: 403 });
      expect(await admin.ask("POST", `/api/${path}`, { by: "x" })).toMatchObject({ status: 403 });
    }
    for (const hidden of [
      "staff-sessions",
      "staff-links",
      "staff-second-factors",
      "staff-recovery-codes",
      "connections",
      "api-keys",
    ])
      expect(await admin.ask("GET", `/api/${hidden}`)).toMatchObject({ status: 403 });
  });

  const exported = async (member: StaffMember, query = "") => {
    const answer = await member.file(`/api/staff/audit.csv${query}`);
    return { status: answer.status, lines: answer.text.split("\r\n") };
  };

  test("is exported as shown in the list, complete, with no formula in it", async () => {
    await open.rows(
      "insert into audit_entries (at, by, action, entity, document, field, before, after) values (now(), 'x@y', 'update', 'formulas', '1', 'f', '=1+1', '@SUM(A1)')",
    );
    await open.rows(
      "insert into audit_entries (at, by, action, entity, document, field, before, after) select now(), 'many@y', 'update', 'many', n::text, 'f', '', n::text from generate_series(1, 1203) n",
    );
    const formulas = await exported(admin, "?where[entity][equals]=formulas");
    expect(formulas.status).toBe(200);
    expect(formulas.lines).toHaveLength(3);
    expect(formulas.lines[1]).toMatch(/,formulas,1,f,,'=1\+1,'@SUM\(A1\)$/);
    const many = await exported(admin, "?where[and][0][entity][equals]=many");
    expect(many.lines).toHaveLength(1_205);
    expect(new Set(many.lines).size).toBe(1_205);
    expect(await exported(marketer)).toMatchObject({ status: 404 });
    expect((await exported(admin, "?where[nothing][equals]=1")).status).toBe(400);
  });

  test.each([
    ["plain", "plain"],
    ['a "b", c', '"a ""b"", c"'],
    ["=1", "'=1"],
    ["  =1", "'  =1"],
    ["-5", "'-5"],
    ["\t=1", "'\t=1"],
    ["a\nb", '"a\nb"'],
  ])("a cell of %j", (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });
});
