import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openLegalChecks } from "@/src/domain/launch-checks/launch-checks";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import { loadCartSettings } from "@/src/services/cart/load-cart-settings";
import { readNames } from "@/src/store/content/fill-names";
import { fillLaw } from "@/tests/factories/law";
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
});
