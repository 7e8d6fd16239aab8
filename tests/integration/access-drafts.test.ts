import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { createLocalReq } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffRole } from "@/src/admin/access/roles";
import { schedulePublication } from "@/src/server/endpoints/schedule-publication";
import { accountOf, staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
let translator: StaffMember;
beforeAll(async () => {
  open = await openShop();
  [marketer, translator] = [await staffMember(open, "marketer"), await staffMember(open, "translator")];
});
afterAll(() => open.close());

test("a translator's words are published at once without a draft, and join a marketer's draft of a global", async () => {
  const path = "/api/globals/footer";
  const online = async () => (await marketer.ask("GET", `${path}?locale=en`)).body;
  const save = (member: StaffMember, query: string, data: object) =>
    member.ask("POST", `${path}?${query}`, data);
  expect(await save(translator, "locale=en", { newsletterTitle: "One" })).toMatchObject({ status: 200 });
  expect(await online()).toMatchObject({ newsletterTitle: "One" });
  const { email } = await online();
  await save(marketer, "locale=fr&draft=true", { email: "brouillon@valcour.example", _status: "draft" });
  const refused = await save(translator, "locale=en", { newsletterTitle: "Two" });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain("draft of this page waits");
  expect(await save(translator, "locale=en&draft=true", { newsletterTitle: "Two" })).toMatchObject({
    status: 200,
  });
  expect(await online()).toMatchObject({ newsletterTitle: "One", email });
  expect(await save(translator, "locale=en", { _status: "draft" })).toMatchObject({ status: 403 });
});

test("nor do they publish a marketer's price with a name", async () => {
  const [product] = await open.rows<{ id: number }>("select id from products where sku = 'GC-300'");
  const path = `/api/products/${product?.id}`;
  await marketer.ask("PATCH", `${path}?locale=fr&draft=true`, { price: 31_000, _status: "draft" });
  expect(await translator.ask("PATCH", `${path}?locale=en`, { name: "Gift card" })).toMatchObject({
    status: 409,
  });
  // Nor does a marketer's save without a status: the CMS would unpublish the card with it.
  expect(await marketer.ask("PATCH", `${path}?locale=fr`, { name: "Carte" })).toMatchObject({ status: 409 });
  const [row] = await open.rows("select price::int as price, _status from products where id = $1", [
    product?.id,
  ]);
  expect(row).toEqual({ price: 30_000, _status: "published" });
});

/** Arguments of the admin's own call, which has no address in the API. */
async function calledBy(role: StaffRole) {
  const { docs } = await open.payload.find({
    collection: "users",
    where: { email: { equals: accountOf(role).email } },
  });
  const [user] = docs;
  if (!user) throw new Error(`There is no ${role}.`);
  const req = await createLocalReq({ user: { ...user, collection: "users" } }, open.payload);
  return { req, importMap: {}, cookies: new Map<string, string>(), permissions: { canAccessAdmin: true } };
}

const jobs = () =>
  open.rows<{ id: number }>("select id from payload_jobs where task_slug = 'schedulePublish' order by id");
const date = new Date(Date.now() + 86_400_000);

test("a schedule is cancelled by marketers and by its creator only", async () => {
  const [page] = await open.rows<{ id: number }>("select id from pages where slug = 'faq'");
  const doc = { relationTo: "pages", value: String(page?.id) } as const;
  // A schedule by an account whose role has changed since: it is not tried first.
  const schedule = async (role: StaffRole) =>
    schedulePublishHandler({ type: "publish", date, doc, ...(await calledBy(role)) });
  const cancel = async (role: StaffRole, id: number | undefined) =>
    schedulePublication({ deleteID: id ?? 0, ...(await calledBy(role)) });
  await schedule("marketer");
  const [marketers] = await jobs();
  for (const role of ["clerk", "translator"] as const) {
    expect(await cancel(role, marketers?.id)).toHaveProperty(
      "reason",
      expect.stringContaining("whoever scheduled"),
    );
    expect(await jobs()).toEqual([marketers]);
  }
  await schedule("translator");
  const [, translators] = await jobs();
  expect(await cancel("translator", translators?.id)).toHaveProperty("message");
  expect(await jobs()).not.toContainEqual(translators);
  expect(await cancel("marketer", marketers?.id)).toHaveProperty("message");
  expect(await jobs()).not.toContainEqual(marketers);
});

test("a schedule that would be refused at its time is refused at once, with the reason", async () => {
  const [page] = await open.rows<{ id: number }>("select id from pages where slug = 'home'");
  const [product] = await open.rows<{ id: number }>("select id from products where sku = 'GC-300'");
  const home = { doc: { relationTo: "pages", value: String(page?.id) } } as const;
  const card = { doc: { relationTo: "products", value: String(product?.id) } } as const;
  const before = await jobs();
  const online = () => open.rows("select id, price::int, _status, updated_at from products order by id");
  const products = await online();
  const answer = async (role: StaffRole, type: string, what: object) =>
    schedulePublication({ type, date, ...what, ...(await calledBy(role)) });
  const refused = async (role: StaffRole, type: string, what: object, reason: string) =>
    expect(await answer(role, type, what)).toHaveProperty("reason", expect.stringContaining(reason));
  await refused("clerk", "publish", home, "not allowed");
  await refused("clerk", "publish", { global: "footer" }, "not allowed");
  await refused("translator", "unpublish", { global: "footer" }, "for marketers");
  // Everything is published with its French text.
  await refused("translator", "publish", home, "translates into");
  // The drafts of the tests above exist.
  await refused("translator", "publish", card, "draft of this page waits");
  await refused("translator", "publish", { global: "footer" }, "draft of this page waits");
  await refused("marketer", "unpublish", home, "part of the shop");
  await refused("marketer", "unpublish", card, "untick");
  await marketer.ask("PATCH", `/api/pages/${page?.id}?locale=fr&draft=true`, { title: "", _status: "draft" });
  await refused("marketer", "publish", home, "The following field is invalid: Title in the tab");
  expect(await jobs()).toEqual(before);
  expect(await answer("marketer", "publish", card)).toHaveProperty("message");
  // The trial has published nothing.
  expect(await online()).toEqual(products);
});
