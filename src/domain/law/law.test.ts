import { describe, expect, test } from "vitest";
import type { Picture } from "@/src/domain/content/picture";
import { minor } from "@/src/domain/money/minor";
import { labelState, shownLabel } from "./durability-label";
import { missingNotices, noticeIn } from "./guarantee-notice";
import { japanNames, missingJapanFacts } from "./japan";
import type { Law } from "./law";
import { missingRegistrations, shownRegistrations } from "./packaging";
import { lacksWarnings, missingOperatorFacts, productSafety } from "./product-safety";
import { soldTo } from "./sold-to";

const picture: Picture = { url: "/notice.png", alt: { fr: "Avis" }, width: 800, height: 1100, focus: null };
const nobody = { name: "", address: [], electronicAddress: "" };
const said = { fr: "Aimants", en: "Magnets", es: "Imanes", jp: "磁気" };
const nothing = { fr: "" };

const law: Law = {
  guaranteeNotice: { fr: picture, en: { ...picture, url: "/en.png" } },
  durabilityLabel: { isShown: false, years: null, picture: null },
  manufacturer: { ...nobody, trademark: "", country: "" },
  responsiblePerson: nobody,
  warnings: { watch: said, strap: nothing, box: nothing },
  packaging: [{ country: "FR", scheme: "ADEME", number: "FR1" }],
  japan: { seller: "", representative: "", address: [], office: [], phone: "", hours: "" },
  japanNotice: [],
};

const seller = {
  company: { name: "Lune", address: ["1 rue de la Lune"], email: "a@lune.fr" },
  vat: { country: "FR", rates: [] },
  brand: { name: "Maison Lune" },
} as unknown as Parameters<typeof productSafety>[2];

test.each([
  ["every", ["JP", "FR"], ["JP", "FR"]],
  ["union", ["JP", "FR", "GB"], ["FR"]],
  [["DE", "AT"], ["FR", "DE"], ["DE"]],
] as const)("a territory %j of a shop that sells to %j is %j", (territory, countries, found) => {
  expect(soldTo(territory, countries)).toEqual(found);
});

describe("the notice on the legal guarantee", () => {
  test("is that of the page's language, else the English one, else the French one", () => {
    expect(noticeIn(law, ["FR"], "fr")?.picture.url).toBe("/notice.png");
    expect(noticeIn(law, ["FR"], "jp")).toMatchObject({ locale: "en", picture: { url: "/en.png" } });
    expect(noticeIn({ guaranteeNotice: { fr: picture } }, ["FR"], "es")).toMatchObject({ locale: "fr" });
  });
  test("is shown by nobody who sells to no country of the Union, or has uploaded none", () => {
    expect(noticeIn(law, ["JP", "GB"], "fr")).toBeNull();
    expect(noticeIn({ guaranteeNotice: {} }, ["FR"], "fr")).toBeNull();
  });
  test("is missing in the shop's languages that are official in the Union", () => {
    expect(missingNotices(law)).toEqual(["es"]);
    expect(missingNotices({ guaranteeNotice: {} })).toEqual(["fr", "en", "es"]);
  });
});

describe("the label of a guarantee of durability", () => {
  const labelled = (change: Partial<Law["durabilityLabel"]>) => ({
    durabilityLabel: { isShown: true, years: 5, picture, ...change },
  });
  test.each([
    [{ isShown: false }, "off"],
    [{}, "ok"],
    [{ picture: null }, "picture"],
    [{ years: 2 }, "years"],
    [{ years: null }, "years"],
  ] as const)("%j: %s", (change, state) => {
    expect(labelState(labelled(change))).toBe(state);
  });
  test("is shown where all of it is there, and the Union is sold to", () => {
    expect(shownLabel(labelled({}), ["FR"])).toBe(picture);
    expect(shownLabel(labelled({}), ["US"])).toBeNull();
    expect(shownLabel(labelled({ years: 2 }), ["FR"])).toBeNull();
  });
});

test("registrations of packaging are missed and shown in the countries sold to", () => {
  expect(missingRegistrations(law, ["FR", "DE", "US"])).toEqual(["DE"]);
  expect(shownRegistrations(law, ["DE"])).toEqual([]);
  expect(shownRegistrations(law, ["FR"])).toEqual(law.packaging);
});

describe("the safety of a product", () => {
  const watch = { sku: "DI05-40", kind: "watch", price: minor(1) } as const;
  const outside = { ...law, manufacturer: { ...law.manufacturer, name: "Edo Watch", country: "JP" } };

  test("names the shop's company, its brand and the sku, and no responsible person in the Union", () => {
    expect(productSafety(watch, law, seller)).toEqual({
      manufacturer: {
        name: "Lune",
        trademark: "Maison Lune",
        address: ["1 rue de la Lune"],
        electronicAddress: "a@lune.fr",
        country: "FR",
      },
      responsiblePerson: null,
      identifiers: ["DI05-40"],
      warnings: [said],
    });
  });
  test("names the responsible person of a manufacturer outside, whose gaps the company does not fill", () => {
    const safety = productSafety(watch, outside, seller);
    expect(safety).toMatchObject({
      manufacturer: { name: "Edo Watch", address: [], electronicAddress: "" },
      responsiblePerson: nobody,
    });
  });
  test("is told of things, not of cards", () => {
    expect(productSafety({ ...watch, kind: "gift-card" }, law, seller)).toBeNull();
    expect(
      lacksWarnings({ kind: "gift-card" }, { warnings: { watch: nothing, strap: nothing, box: nothing } }),
    ).toBe(false);
  });
  test("a product's own warnings stand in place of those of any watch, in each language", () => {
    const own = { fr: "Plongée", en: "Diving", es: "Buceo", jp: "潜水" };
    expect(productSafety({ ...watch, warnings: own }, law, seller)?.warnings).toEqual([own]);
    expect(lacksWarnings(watch, law)).toBe(false);
    expect(lacksWarnings({ ...watch, warnings: { fr: "Plongée" } }, law)).toBe(true);
  });
  test("facts that are missing, or an example, are named", () => {
    expect(missingOperatorFacts({ ...nobody, electronicAddress: "a@valcour.example" })).toEqual([
      "name",
      "address",
      "electronicAddress",
    ]);
  });
});

describe("the notice of Japanese law", () => {
  const company = { name: "Lune", address: ["1 rue de la Lune", "Paris"], phone: "" };
  const border = {
    payer: "buyer",
    dutyPercent: 0,
    taxPercent: 10,
    valuePercent: 60,
    dutyFreeBelow: minor(0),
    taxFreeBelow: minor(1_000_000),
    note: { fr: "" },
  } as const;
  const market = { currency: "JPY", countries: ["JP"], factor: 100, payments: ["konbini"], border } as const;
  const settings = {
    company,
    vat: { country: "FR", rates: [] },
    shipping: { transitDays: 3 },
    chargedAsShown: [],
    markets: [{ ...market, transitDays: 7 }],
  };

  test("takes the company for what is not entered, and names what is missing", () => {
    expect(missingJapanFacts(law, company)).toEqual(["representative", "phone", "hours"]);
    expect(japanNames(law, settings)).toMatchObject({
      "japan.seller": "Lune",
      "japan.address": "1 rue de la Lune、Paris",
    });
  });
  test("tells times, charges and ways to pay as the market has them", () => {
    expect(japanNames(law, settings)).toMatchObject({
      "japan.days": "7",
      "japan.isExport": "1",
      "japan.inEuros": "1",
      "japan.payments": "",
      "japan.buyerPays": "1",
      "japan.dutyPaid": "",
      "japan.shopPays": "",
      "japan.dutyPercent": "",
      "japan.taxPercent": "10",
      "japan.taxFreeBelow": "10,000円",
    });
    const offered = { ...market, transitDays: 7, border: { ...border, dutyPaidPercent: 12 } } as const;
    expect(japanNames(law, { ...settings, markets: [offered] })).toMatchObject({ "japan.dutyPaid": "1" });
    const paid = { ...market, transitDays: null, border: { ...border, payer: "shop" } } as const;
    expect(japanNames(law, { ...settings, chargedAsShown: ["JPY"], markets: [paid] })).toMatchObject({
      "japan.days": "3",
      "japan.payments": "コンビニ決済",
      "japan.inEuros": "",
      "japan.shopPays": "1",
      "japan.taxPercent": "",
    });
  });
});
