import { afterAll, beforeAll, expect, test } from "vitest";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
let translator: StaffMember;
beforeAll(async () => {
  open = await openShop();
  [marketer, translator] = [await staffMember(open, "marketer"), await staffMember(open, "translator")];
});
afterAll(() => open.close());

test("a translator's words show at once where no draft waits, and wait with a marketer's draft of a global", async () => {
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
  const [row] = await open.rows("select price::int as price, _status from products where id = $1", [
    product?.id,
  ]);
  expect(row).toEqual({ price: 30_000, _status: "published" });
});
