import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLegalChecks } from "@/src/domain/launch-checks/launch-checks";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { loadCartSettings } from "@/src/services/cart/load-cart-settings";
import { readNames } from "@/src/store/content/fill-names";
import { fillLaw, japanSeller } from "@/tests/factories/law";
import { staffMember, type StaffMember } from "@/tests/factories/staff-member";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";

let open: OpenShop;
let marketer: StaffMember;
beforeAll(async () => {
  open = await openShop();
  marketer = await staffMember(open, "marketer");
});
afterAll(() => open.close());

const checks = () => loadLaunchChecks(open.shop);
const standingOf = async (name: string) => {
  const row = (await checks()).find((one) => one.name === name);
  return row && { standing: row.standing, reason: row.reason, ...row.values };
};
const save = async (slug: string, data: object, locale = "fr") => {
  const answer = await marketer.ask("POST", `/api/globals/${slug}?locale=${locale}`, {
    ...data,
    _status: "published",
  });
  expect(answer).toMatchObject({ status: 200 });
};
const sellTo = (countries: readonly string[]) => save("shop-settings", { shipping: { countries } });

test("a new shop is told what the law of its countries still wants", async () => {
  expect(await standingOf("guaranteeNotice")).toEqual({
    standing: "fail",
    reason: "missing",
    languages: ["fr", "en", "es"],
  });
  // The company of a new shop is an example.
  expect(await standingOf("productSafety")).toMatchObject({
    reason: "manufacturer",
    facts: ["electronicAddress"],
  });
  expect(await standingOf("packaging")).toMatchObject({
    standing: "warn",
    countries: ["FR", "DE", "ES", "AT"],
  });
  expect(await standingOf("durabilityLabel")).toMatchObject({ standing: "pass", reason: "off" });
  expect(await standingOf("accessibility")).toEqual({ standing: "pass", reason: "ok" });
  const legal = openLegalChecks(await checks()).map(({ name }) => name);
  expect(legal).toEqual(expect.arrayContaining(["guaranteeNotice", "productSafety"]));
});

test("a shop that sells to no country of the Union has none of its duties", async () => {
  await sellTo(["JP", "US"]);
  const names = (await checks()).map(({ name }) => name);
  for (const name of ["vat", "guaranteeNotice", "productSafety", "packaging", "accessibility"])
    expect(names).not.toContain(name);
  await sellTo(["FR", "DE", "JP"]);
});

test("a new shop is told what Japanese law wants to know of the seller", async () => {
  expect(await standingOf("japan")).toEqual({
    standing: "fail",
    reason: "missing",
    facts: ["representative", "phone", "hours"],
  });
});

describe("what staff enters", () => {
  test("is saved before there is a notice, in each language", async () => {
    await save("law", { manufacturer: { trademark: "Lune" } });
    await save("law", { manufacturer: { trademark: "" } }, "jp");
    expect(await open.shop.store.loadLaw()).toMatchObject({
      guaranteeNotice: {},
      manufacturer: { trademark: "" },
    });
  });

  test("the notice of each language turns the check green, and the cart of that language shows it", async () => {
    const { content } = open.shop.store;
    expect((await loadCartSettings(content, "fr")).notice).toBeNull();
    await fillLaw(open);
    expect(await standingOf("guaranteeNotice")).toEqual({ standing: "pass", reason: "ok" });
    expect(await standingOf("japan")).toEqual({ standing: "pass", reason: "ok" });
    expect((await loadCartSettings(content, "es")).notice).toMatchObject({
      locale: "es",
      picture: { width: 800, height: 1131 },
    });
    expect((await loadCartSettings(content, "jp")).notice).toMatchObject({ locale: "en" });
  });

  test("a guarantee of durability needs its label", async () => {
    await save("law", { durabilityLabel: { isShown: true, years: 5 } });
    expect(await standingOf("durabilityLabel")).toMatchObject({ standing: "fail", reason: "picture" });
    await save("law", { durabilityLabel: { isShown: false } });
    const refused = await marketer.ask("POST", "/api/globals/law?locale=fr", {
      durabilityLabel: { isShown: true, years: 2 },
      _status: "published",
    });
    expect(refused).toMatchObject({ status: 400 });
  });

  test("a manufacturer outside the Union needs a responsible person inside", async () => {
    const maker = {
      name: "Edo Watch",
      address: "1-1 Ginza\nTokyo",
      electronicAddress: "hello@edo-watch.jp",
      country: "JP",
    };
    await save("law", { manufacturer: maker });
    expect(await standingOf("productSafety")).toMatchObject({
      reason: "responsible",
      facts: ["name", "address", "electronicAddress"],
    });
    const { country: _, ...contact } = maker;
    await save("law", { responsiblePerson: contact });
    expect(await standingOf("productSafety")).toEqual({ standing: "pass", reason: "ok" });
  });

  test("products without warnings in a language are named with where to mend them", async () => {
    const { warnings } = await open.shop.store.loadLaw();
    await save("law", { warnings: { watch: "", strap: "", box: "" } }, "jp");
    const row = (await checks()).find(({ name }) => name === "productSafety");
    expect(row).toMatchObject({ standing: "fail", reason: "warnings" });
    expect(row?.documents?.[0]).toMatchObject({ list: "products" });
    await save("law", { warnings: { watch: warnings.watch.jp, strap: "", box: "" } }, "jp");
    expect(await standingOf("productSafety")).toEqual({ standing: "pass", reason: "ok" });
  });

  test("registrations of packaging are read on the legal pages, for the countries sold to", async () => {
    await save("law", {
      packaging: [
        { country: "FR", scheme: "ADEME", number: "FR123456_01ABCD" },
        { country: "DE", scheme: "LUCID", number: "DE1234567890123" },
        { country: "ES", scheme: "MITECO", number: "ENV/2026/1" },
      ],
    });
    expect(await standingOf("packaging")).toEqual({ standing: "pass", reason: "ok" });
    const names = await readNames(open.payload);
    expect(names.get("packaging")).toMatchObject({
      fr: "France, ADEME FR123456_01ABCD; Allemagne, LUCID DE1234567890123",
      en: "France, ADEME FR123456_01ABCD; Germany, LUCID DE1234567890123",
    });
  });

  test("the notice of Japanese law is filled in, without what does not hold", async () => {
    const items = new Map(
      (await open.shop.store.content.japanNotice()).map(({ title, text }) => [title, text]),
    );
    expect([...items.keys()]).toEqual([
      "販売業者",
      "運営責任者",
      "所在地",
      "電話番号",
      "メールアドレス",
      "販売価格",
      "送料",
      "商品代金以外にご負担いただく料金",
      "お支払い方法",
      "お支払いの時期",
      "商品の引渡時期",
      "返品・キャンセル",
      "商品が契約に適合しない場合の責任",
      "販売数量の制限など",
      "お申し込みの有効期限",
    ]);
    expect([...items.values()].join("")).not.toContain("{{");
    expect(items.get("電話番号")).toBe(`${japanSeller.phone}（${japanSeller.hours}）`);
    expect(items.get("商品代金以外にご負担いただく料金")).toContain("10,000円以下");
    expect(items.get("商品の引渡時期")).toContain("お支払いの確認から12日で発送");
    expect(items.get("所在地")).not.toContain("日本国内の事務所");
  });
});
