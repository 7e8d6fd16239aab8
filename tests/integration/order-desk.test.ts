import { afterAll, beforeAll, expect, test } from "vitest";
import type { DeskView } from "@/src/services/orders/load-desk";
import { loadDesk, openDesk } from "@/src/services/orders/load-desk";
import { loadBuyers } from "@/src/services/people/load-buyers";
import { composePapers } from "@/src/services/orders/draw-papers";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { searchAdmin } from "@/src/services/staff/search-admin";
import { eraseAccount } from "@/tests/factories/erased-account";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { filledCart } from "@/tests/factories/filled-cart";
import { moveTo, paidOrder, watchCart } from "@/tests/factories/delivered-order";
import type { OrderView } from "@/tests/factories/order-view";
import { createShopper } from "@/tests/factories/shopper";
import { signIn } from "@/tests/factories/signed-in";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let clerk: StaffMember;
let bespoke: OrderView;
let watch: OrderView;
beforeAll(async () => {
  open = await openShop();
  clerk = await staffMember(open, "clerk");
  bespoke = await paidOrder(open, await filledCart(open, { dial: "ART-COMET1" }));
  watch = await paidOrder(open, await watchCart(open));
});
afterAll(() => open.close());

const fresh: DeskView = { queue: null, search: "", sort: "oldest", after: null };
const found = async (view: Partial<DeskView>) =>
  (await loadDesk(open.shop, { ...fresh, ...view })).orders.map(({ order }) => order.number);

test("queues hold waiting orders, oldest first; a gift card alone never waits", async () => {
  const shopper = createShopper(open);
  await shopper.add("GC-050");
  await paidOrder(open, shopper);
  expect(await found({ queue: "confirm" })).toEqual([bespoke.number, watch.number]);
  expect(await found({ queue: "confirm", sort: "newest" })).toEqual([watch.number, bespoke.number]);
  expect(await found({ after: bespoke.id })).toEqual([watch.number]);
  const { counts } = await loadDesk(open.shop, fresh);
  expect(counts).toEqual({ confirm: 2, workshop: 0, ship: 0, refunds: 0, held: 0 });
});

test("all buyers are listed, including guests, with their totals", async () => {
  await open.rows("update orders set refunded_amount = 1000 where id = $1", [watch.id]);
  const [bought] = await open.rows<{ orders: number; total: number }>(
    "select count(*)::int as orders, sum(total)::float8 as total from orders where paid_at is not null",
  );
  const { buyers, next } = await loadBuyers(open.shop, null);
  expect(buyers).toMatchObject([
    {
      email: "ada@example.com",
      orders: bought?.orders,
      spend: (bought?.total ?? 0) - 1000,
      hasAccount: false,
    },
  ]);
  expect(next).toBeNull();
  expect((await loadBuyers(open.shop, buyers[0]?.place ?? 0)).buyers).toEqual([]);
  await open.rows("update orders set refunded_amount = 0 where id = $1", [watch.id]);
});

test("the desk opens at the first queue that is not empty", async () => {
  const at = async () => (await openDesk(open.shop, { ...fresh, queue: "confirm" })).view.queue;
  const states = "update orders set state = $1 where id = any($2)";
  const both = [bespoke.id, watch.id];
  expect(await at()).toBe("confirm");
  await open.rows(states, ["held", both]);
  expect(await at()).toBe("held");
  await open.rows(states, ["delivered", both]);
  expect(await at()).toBe("confirm");
  await open.rows(states, ["paid", both]);
  expect((await openDesk(open.shop, { ...fresh, queue: "confirm" })).page.orders).toHaveLength(2);
});

test.each([
  ["07 98-76 54 32", "contact_phone = '+33798765432'"],
  ["798765432", "contact_phone = '+33 7 98 76 54 32'"],
  ["6a 1234 5678 901", "tracking_number = '6A12345678901'"],
])(
  "an order is found as %s, whatever way that was typed: desk, list and search of the admin",
  async (typed, has) => {
    await open.rows(`update orders set ${has} where id = $1`, [watch.id]);
    expect(await found({ search: typed })).toEqual([watch.number]);
    const where = ["number", "contact.email"]
      .map((field, place) => `where[or][${place}][${field}][like]=${encodeURIComponent(typed)}`)
      .join("&");
    const { body } = await clerk.ask("GET", `/api/orders?${where}`);
    expect(body.docs).toMatchObject([{ id: watch.id }]);
    const all = await searchAdmin(open.shop, typed, (list) => list === "orders", "fr");
    expect(all.get("orders")).toMatchObject([{ id: watch.id }]);
    await open.rows("update orders set contact_phone = null, tracking_number = null where id = $1", [
      watch.id,
    ]);
  },
);

test("an order is late once its promised day has passed", async () => {
  await open.rows("update orders set paid_at = now() - interval '200 days' where id = $1", [watch.id]);
  const { orders } = await loadDesk(open.shop, fresh);
  expect(orders.map(({ order, isLate }) => [order.number, isLate])).toEqual([
    [bespoke.number, false],
    [watch.number, true],
  ]);
});

test.each<[what: string, words: () => string, is: "bespoke" | "watch"]>([
  ["number", () => watch.number.toLowerCase(), "watch"],
  ["key of a part", () => "art-comet1", "bespoke"],
  ["part of a key", () => "ART-COMET", "bespoke"],
  ["sku", () => "DI0136", "watch"],
])("%s finds an order", async (_what, words, is) => {
  const searched = await found({ search: words() });
  expect(searched).toEqual([is === "watch" ? watch.number : bespoke.number]);
});

test("mail, name and town find orders; pattern characters are literal", async () => {
  for (const search of ["ada@example", "lovelace", "besanç"])
    expect(await found({ search })).toEqual([bespoke.number, watch.number]);
  for (const search of ["%", "DI_136", "D%0136", "\\", "' or 1=1 --", "ART-COMET2"])
    expect(await found({ search })).toEqual([]);
  expect(await found({ search: "ada", queue: "held" })).toEqual([]);
});

test("addresses for carriers: no formula, Japanese names unchanged, no dispatched orders", async () => {
  const address = {
    line1: "=HYPERLINK(1)",
    line2: null,
    postalCode: "150-0001",
    city: "渋谷区",
    country: "JP",
  };
  await open.rows(
    "update orders set contact_shipping_name = '山田 花子', contact_shipping_address = $2 where id = $1",
    [bespoke.id, JSON.stringify({ ...address, state: null })],
  );
  const sent = await paidOrder(open, await watchCart(open));
  await moveTo(clerk, sent, "shipped");
  const file = (path: string) => clerk.file(`/api/staff/${path}`);
  const { status, text } = await file(`labels?orders=${bespoke.id},${sent.id}`);
  expect(status).toBe(200);
  expect(text.split("\r\n")).toEqual([
    expect.stringMatching(/^\uFEFF?number,name,address1/),
    `${bespoke.number},山田 花子,'=HYPERLINK(1),,150-0001,渋谷区,,JP,ada@example.com,0033612345678,530,DAP`,
    "",
  ]);
  // A ready-made watch has its own weight.
  const { watches, products } = await open.shop.store.loadSnapshot();
  const heavy = watches.find(({ specs }) => (specs.weight ?? 130) !== 130);
  const { sku = "" } = products.find((sold) => sold.watch === heavy?.code && sold.isVisible) ?? {};
  const shopper = createShopper(open);
  await shopper.add(sku, 2);
  const two = await paidOrder(open, shopper);
  expect((await file(`labels?orders=${two.id}`)).text.trimEnd()).toMatch(
    new RegExp(`,${400 + 2 * (heavy?.specs.weight ?? 0)},$`),
  );
  for (const orders of [
    "",
    "1;2",
    "0",
    "99999999999",
    Array(51)
      .fill("1")
      .map((one, at) => one + at)
      .join(","),
  ])
    expect((await file(`labels?orders=${orders}`)).status).toBe(400);
});

test("a build sheet names every part with its key; a gift parcel shows no price", async () => {
  const [built] = await composePapers(
    open.shop,
    { kind: "build-sheets", ids: [bespoke.id], pieces: null },
    "jp",
  );
  expect(built).toMatchObject({ language: "ja", title: "組立指示書" });
  const parts = built?.pieces[0]?.parts ?? [];
  expect(parts.slice(0, 2).map(({ name }) => name)).toEqual(["機能", "文字盤"]);
  expect(parts[1]?.keys).toBe("ART-COMET1");
  const [line] = (await open.shop.store.orders.findOrder("id", bespoke.id))?.lines ?? [];
  expect(built?.pieces[0]).toMatchObject({
    title: "オーダーメイドウォッチ",
    details: [`品番 ${line?.sku}`, `ご注文時の表記：${line?.title}`],
  });
  const slips = await composePapers(
    open.shop,
    { kind: "packing-slips", ids: [bespoke.id, watch.id], pieces: null },
    "jp",
  );
  expect(slips.map(({ language, pieces }) => [language, pieces[0]?.amount])).toEqual([
    ["fr", null],
    ["fr", expect.stringMatching(/€$/)],
  ]);
  const [bought] = (await open.shop.store.orders.findOrder("id", watch.id))?.lines ?? [];
  expect(slips[1]?.pieces[0]?.details).toEqual([`Référence ${bought?.sku}`, ...(bought?.details ?? [])]);
});

test("a build sheet of a ready-made watch has the parts of that watch", async () => {
  const { watches, products } = await open.shop.store.loadSnapshot();
  const isOther = ({ parts }: (typeof watches)[number]) => parts.dial !== watches[0]?.parts.dial;
  const larger = products.find(
    (sold) =>
      sold.isVisible &&
      watches.some(
        (one) => one.code === sold.watch && isOther(one) && one.parts.caseDiameter !== `${sold.diameter}mm`,
      ),
  );
  const other = watches.find((one) => one.code === larger?.watch);
  const shopper = createShopper(open);
  await shopper.add(larger?.sku ?? "");
  const order = await paidOrder(open, shopper);
  const [sheet] = await composePapers(
    open.shop,
    { kind: "build-sheets", ids: [order.id], pieces: null },
    "fr",
  );
  const keys = sheet?.pieces[0]?.parts.map((part) => part.keys).join(" · ");
  expect(keys).toContain(other?.parts.dial);
  expect(keys).toContain(`${larger?.diameter}mm`);
});

test("papers of several orders are one PDF; missing ones have none", async () => {
  for (const paper of ["build-sheets", "packing-slips"]) {
    const { status, text } = await clerk.file(`/api/staff/${paper}?orders=${bespoke.id},${watch.id}`);
    expect([paper, status, text.slice(0, 5)]).toEqual([paper, 200, "%PDF-"]);
  }
  const nothing = await clerk.file("/api/staff/packing-slips?orders=2147483647");
  expect(nothing.status).toBe(404);
});

test("files about orders are for the order desk only", async () => {
  for (const role of ["marketer", "translator", null] as const) {
    const { file } = await staffMember(open, role);
    for (const path of ["build-sheets", "packing-slips", "labels"])
      expect((await file(`/api/staff/${path}?orders=${bespoke.id}`)).status).toBe(404);
  }
});

test("a note mentions a colleague, who gets a mail without its text; the buyer never sees it", async () => {
  const [admin] = await open.rows<{ id: number }>("select id from users where role = 'admin'");
  const [marketer] = await open.rows<{ id: number }>("select id from users where role = 'marketer'");
  const write = (mentions: unknown[]) =>
    clerk.ask("POST", "/api/staff/order-note", { order: watch.id, text: "Verre à revoir", mentions });
  expect((await write([marketer?.id])).status).toBe(422);
  expect((await write([admin?.id, admin?.id])).status).toBe(200);
  await deliverMails(open.shop);
  const { email } = accountOf("admin");
  const [mail] = open.mailbox.mails(email);
  expect(mail?.text).toContain(`/admin/collections/orders/${watch.id}`);
  expect(mail?.text).not.toContain("Verre à revoir");
  const named = await open.shop.store.orders.findNotesNaming(admin?.id ?? 0, 5);
  expect(named).toMatchObject([{ text: "Verre à revoir", by: accountOf("clerk").email, mentions: [email] }]);
  expect(await open.shop.store.orders.findNotes(watch.id)).toEqual(named);
  expect(await open.shop.store.orders.findNotes(bespoke.id)).toEqual([]);
  const page = await createShopper(open).get(`/api/order?order=${watch.token}`);
  expect(JSON.stringify(page.body)).not.toContain("Verre");
  const audit = await open.rows(
    "select by, field, before, after from audit_entries where entity = 'orders' and document = $1",
    [String(watch.id)],
  );
  expect(audit).toEqual([{ by: accountOf("clerk").email, field: "note", before: "", after: hiddenValue }]);
});

test("a mail is previewed without external requests, and sent again a limited number of times", async () => {
  await deliverMails(open.shop);
  const [mail] = await open.shop.store.mails.findOrderMails(watch.id);
  const read = await clerk.ask("POST", "/api/staff/order-mail", { mail: mail?.id });
  expect(read).toMatchObject({ status: 200, body: { to: "ada@example.com" } });
  const html = String(read.body.html);
  expect(html).toContain("default-src 'none'; img-src data:");
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<style"));
  const again = () => clerk.ask("POST", "/api/staff/order-mail-resend", { mail: mail?.id });
  open.mailbox.clear();
  for (let time = 0; time < 5; time += 1) {
    expect((await again()).status).toBe(200);
    // Repeated before it was sent, it is the same one.
    expect(await again()).toMatchObject({ status: 409, body: { error: "waiting" } });
    await deliverMails(open.shop);
  }
  expect((await again()).status).toBe(429);
  const copies = open.mailbox.mails("ada@example.com");
  expect(copies).toHaveLength(5);
  const queued = await open.shop.store.mails.findOrderMails(watch.id);
  expect(queued.filter(({ key }) => key.includes(":again-"))).toHaveLength(5);
});

test("the notes about orders are erased with the buyer", async () => {
  await signIn(open, "ada@example.com");
  await open.rows("update orders set state = 'delivered'");
  expect(await eraseAccount(open, "ada@example.com")).toBe("erased");
  expect(await open.rows("select id from order_notes")).toEqual([]);
});
