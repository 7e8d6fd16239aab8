import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageContentOf } from "@/src/server/runtime/page-content-of";
import { searchOrder } from "@/src/services/orders/search-order";
import { paidOrder, watchCart } from "@/tests/factories/delivered-order";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

const name = "Horlogerie d’Essai";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
  // The delivered company bears the delivered name; it is replaced before a shop sells.
  await open.rows(
    "update shop_settings set company_name = 'Essai SARL', company_email = 'hello@shop.example'",
  );
  await open.rows("update footer set email = 'hello@shop.example'");
  const saved = await marketer.ask("POST", "/api/globals/brand?locale=fr", { name, _status: "published" });
  if (saved.status !== 200) throw new Error(`The brand was not saved: ${saved.status}`);
});
afterAll(() => open.close());

describe("a shop under another name", () => {
  test("names itself in the texts of its pages", async () => {
    const content = pageContentOf(open.payload);
    const [settings, footer, pages, questions] = await Promise.all([
      content.settings(),
      content.footer(),
      content.pages(),
      content.questions(),
    ]);
    expect(settings.brand.name).toBe(name);
    expect(footer.copyright.fr).toContain(name);
    const said = JSON.stringify([footer, pages, questions]);
    expect(said.match(/.{40}valcour.{10}/gi)).toBeNull();
  });

  test("numbers its orders with its own letters, and finds them", async () => {
    const save = (orderPrefix: string) =>
      marketer.ask("POST", "/api/globals/brand?locale=fr", { name, orderPrefix, _status: "published" });
    expect((await save("he")).status).toBe(200);
    const { number } = await paidOrder(open, await watchCart(open));
    expect(number).toMatch(/^HE-\d{4}-\d{5,}$/);
    const [order] = await open.rows<{ email: string }>(
      "select contact_email as email from orders where number = $1",
      [number],
    );
    const search = { email: order?.email ?? "", locale: "fr" } as const;
    for (const typed of [number, number.slice(3)])
      expect(await searchOrder(open.shop, { ...search, order: typed })).toMatchObject({ ok: true });
    for (const refused of ["", "H", "HEAUT", "H1"]) expect((await save(refused)).status).toBe(400);
  });

  test.each(["", " ", "{brand}", "<b>Essai</b>", "x".repeat(61)])("cannot be called %j", async (refused) => {
    const { status } = await marketer.ask("POST", "/api/globals/brand?locale=fr", {
      name: refused,
      _status: "published",
    });
    expect(status).toBe(400);
  });

  test("cannot be called what no font has letters for, unless its name is drawn", async () => {
    const save = (wordmark: unknown) =>
      marketer.ask("POST", "/api/globals/brand?locale=fr", {
        name: "Essai \u{10FFFD}",
        wordmark,
        _status: "published",
      });
    expect((await save(null)).status).toBe(400);
    expect((await save({ path: "M-0.5 -0.5L0.5 -0.5L0.5 0.5Z", width: 1 })).status).toBe(200);
  });
});
