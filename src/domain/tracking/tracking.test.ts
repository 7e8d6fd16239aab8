import { describe, expect, test } from "vitest";
import { adPageOf, adPagePattern, withoutLast } from "./ad-pages";
import { campaignOf } from "./campaign";
import { contentPolicy } from "./content-policy";
import { countedSku, countedWords } from "./day-figure";
import { isSecretPage } from "./secret-pages";
import { policySources, trackersOf, type TrackerAddresses } from "./trackers";

test.each([
  "/commandes",
  "/commandes/AAAAAAAAAAAAAAAAAAAAAA",
  "/commandes/avis/x",
  "/merci/AAAAAAAAAAAAAAAAAAAAAA",
  "/account",
  "/account/effacement",
  "/auth",
  "/newsletter/confirmation",
  "/newsletter/desinscription",
  "/carte-cadeaux/ABCD-EFGH",
  "/offrir-une-montre/ABCD",
  "/programme-affiliation/rapport",
  "/configurator/demande",
  "/panier/rappel",
  "/panier/rappels",
  "/configurator/p/0123456789ABCDEFGHJKMNPQRS",
  "/montres/precommande/distinction-horizon/confirm",
])("%s is a secret", (path) => {
  expect(isSecretPage(path)).toBe(true);
});

test.each([
  "/",
  "/montres",
  "/montres/distinction/DI05",
  "/newsletter",
  "/carte-cadeaux",
  "/offrir-une-montre",
  "/configurator",
  "/panier",
  "/programme-affiliation",
  "/authentique",
  "/montres/precommande/distinction-horizon/1",
  "/formulaire-de-contact",
  "/formulaire/ouvert",
])("%s is not", (path) => {
  expect(isSecretPage(path)).toBe(false);
});

test.each([
  ["?token=abc", true],
  ["?a=1&code=ABCD", true],
  ["#code=ABCD-EFGH", true],
  ["#0123456789abcdefghijklmn", true],
  ["?PayerID=X", true],
  ["token=abc", true],
  ["?ligne=distinction&tri=prix", false],
  ["?strapStyle=JU&strapColor=rg", false],
  ["?q=bleu", false],
  ["#livraison", false],
])("any page with %s: %s", (rest, isSecret) => {
  expect(isSecretPage("/montres", rest)).toBe(isSecret);
});

// Specification §7, POST /api/pi: the path without its last character.
test("landing pages of advertisements are recognised by their path without the last character", () => {
  expect(withoutLast("/montres/distinction/DI05")).toBe("/montres/distinction/DI0");
  const adPages = ["/montres/distinction/DI05", "/montres/reminiscence"];
  expect(adPageOf(adPages, "/montres/distinction/DI0")).toBe("/montres/distinction/DI05");
  expect(adPageOf(adPages, "/montres/reminiscence")).toBe("/montres/reminiscence");
  expect(adPageOf(adPages, "/montres/distinction/DI01")).toBeNull();
  expect(adPageOf(adPages, "/commandes/secret")).toBeNull();
  expect([...adPages, "/"].every((page) => adPagePattern.test(page))).toBe(true);
  expect(
    ["montres", "https://shop.fr/montres", "/montres?a=b", ""].some((page) => adPagePattern.test(page)),
  ).toBe(false);
});

test.each([
  ["", null],
  ["?gclid=abc&fbclid=def", null],
  ["?utm_source=Infolettre", { source: "infolettre", medium: "", campaign: "" }],
  [
    "?utm_source=journal&utm_medium=annonce&utm_campaign=bleu+2026",
    { source: "journal", medium: "annonce", campaign: "bleu 2026" },
  ],
  // A number of that length is personal.
  ["?utm_source=journal&utm_campaign=123456789", { source: "journal", medium: "", campaign: "" }],
  ["?utm_source=<script>", null],
  ["?utm_source=journal<", null],
  ["?utm_source=+Journal+", { source: "journal", medium: "", campaign: "" }],
  [`?utm_source=${"j".repeat(40)}`, { source: "j".repeat(40), medium: "", campaign: "" }],
  [`?utm_source=${"j".repeat(41)}`, null],
])("the campaign of %s", (search, campaign) => {
  expect(campaignOf(search)).toEqual(campaign);
});

test.each([
  ["DI0140", "DI0140"],
  ["BSPKWTCH-0123456789ABCDEFGHJKMNPQRS", "BSPKWTCH"],
  ["GC-050~a1b2c3", "GC-050"],
  ["SURPWTCH-25000~a1", "SURPWTCH-25000"],
  ["XBSPKWTCH-1", "XBSPKWTCH-1"],
])("%s is counted as %s", (sku, counted) => {
  expect(countedSku(sku)).toBe(counted);
});

test.each([
  ["  Cadran   Violet ", "cadran violet"],
  ["ada@example.com", null],
  ["06 12 34 56 78 90123", null],
  ["x", null],
  ["or", "or"],
  ["nh35 40 mm", "nh35 40 mm"],
  ["référence 1234", "référence 1234"],
  ["référence 12345", null],
  ["b".repeat(40), "b".repeat(40)],
  ["b".repeat(41), null],
  ["une phrase qui raconte beaucoup trop de choses", null],
])("of a search for %j, %j is kept", (query, words) => {
  expect(countedWords(query)).toBe(words);
});

const addresses: TrackerAddresses = {
  pixelScript: "https://script.example/pixel.js",
  pixelOrigin: "https://pixel.example",
  instalmentScript: "https://pay.example/v3/",
  instalmentOrigin: "https://api.pay.example",
};

// Specification 17.5, scenario 25: the shop alone, payment pages as targets of forms, trackers as sources.
describe("the content policy", () => {
  const none = { script: [], connect: [], img: [], frame: [] };
  const shop = [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'self'",
    "font-src 'self'",
    "style-src 'self' 'unsafe-inline'",
  ];

  test("allows only the shop", () => {
    expect(contentPolicy(none, false).split("; ")).toEqual([
      ...shop,
      "form-action 'self'",
      "script-src 'self' 'unsafe-inline'",
      "connect-src 'self'",
      "img-src 'self' data: blob:",
      "frame-src 'none'",
    ]);
  });

  test("allows configured origins, each for its own use and once, and payment pages for forms", () => {
    const sources = {
      script: ["https://s.example", "https://s.example"],
      connect: ["https://c.example"],
      img: ["https://i.example"],
      frame: ["https://f.example"],
    };
    expect(contentPolicy(sources, false, ["https://pay.example"]).split("; ")).toEqual([
      ...shop,
      "form-action 'self' https://pay.example",
      "script-src 'self' 'unsafe-inline' https://s.example",
      "connect-src 'self' https://c.example",
      "img-src 'self' data: blob: https://i.example",
      "frame-src https://f.example",
    ]);
  });

  test("allows React's development tools", () => {
    const policy = contentPolicy(none, true).split("; ");
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval'");
    expect(policy).toContain("connect-src 'self' ws:");
  });
});

test("without an id nothing is loaded and the policy stays closed", () => {
  const trackers = trackersOf({ pixelId: "", instalmentKey: "" }, addresses);
  expect(trackers).toEqual({ pixel: null, instalment: null });
  const policy = contentPolicy(policySources(trackers, addresses), false);
  expect(policy).not.toMatch(/https?:|unsafe-eval|ws:/);
  expect(policy).toContain("frame-src 'none'");
});

test("each id allows the origins of its own script", () => {
  const pixel = trackersOf({ pixelId: "123456", instalmentKey: "" }, addresses);
  expect(policySources(pixel, addresses)).toEqual({
    script: ["https://script.example"],
    connect: ["https://script.example", "https://pixel.example"],
    img: ["https://pixel.example"],
    frame: [],
  });
  const instalment = trackersOf({ pixelId: "", instalmentKey: "pk_test" }, addresses);
  expect(policySources(instalment, addresses)).toEqual({
    script: ["https://pay.example"],
    connect: ["https://api.pay.example"],
    img: [],
    frame: ["https://pay.example"],
  });
});
