import { describe, expect, test } from "vitest";
import type { JudgedLaunchCheck, LaunchCheckName } from "@/src/domain/launch-checks/launch-checks";
import { setupNotes, type SetupFacts } from "./setup-notes";
import type { SetupStep } from "./setup-steps";

const check = (name: LaunchCheckName, standing: "pass" | "fail", reason = "ok"): JudgedLaunchCheck => ({
  name,
  standing,
  reason,
  isLegal: true,
  countries: null,
  blocksOpening: true,
  place: { page: "/globals/shop-settings" },
});

/** A shop as it is delivered and tried out. */
const delivered: SetupFacts = {
  brand: {
    name: "Atelier",
    hasDeliveredName: true,
    mark: "delivered",
    wordmark: "delivered",
    hasDeliveredLook: true,
  },
  deliveredPictures: 40,
  watches: { own: 0, delivered: 60 },
  deliveredPages: 30,
  deadLinks: 3,
  mail: "initial",
  modes: { stripe: "test", paypal: "test" },
  checks: [
    check("company", "fail", "missing"),
    check("texts", "pass"),
    check("terms", "pass"),
    check("vat", "pass"),
    check("demo", "pass", "there"),
  ],
  blocking: 1,
  isClosed: false,
};

/** A shop whose owner has done everything. */
const own: SetupFacts = {
  brand: {
    name: "Maison Lune",
    hasDeliveredName: false,
    mark: "own",
    wordmark: "none",
    hasDeliveredLook: false,
  },
  deliveredPictures: 0,
  watches: { own: 12, delivered: 0 },
  deliveredPages: 0,
  deadLinks: 0,
  mail: "entered",
  modes: { stripe: "live", paypal: null },
  checks: (["company", "texts", "terms", "vat", "mail", "demo"] as const).map((name) => check(name, "pass")),
  blocking: 0,
  isClosed: false,
};

const told = (facts: SetupFacts, step: SetupStep) =>
  setupNotes(facts)[step].map(({ key, state }) => [key, state]);

test("an owner who has done everything has nothing open", () => {
  const states = Object.values(setupNotes(own)).flatMap((notes) => notes.map(({ state }) => state));
  expect(new Set(states)).toEqual(new Set(["done"]));
});

describe("a delivered shop", () => {
  test.each<[SetupStep, readonly (readonly string[])[]]>([
    [
      "brand",
      [
        ["nameDelivered", "open"],
        ["markDelivered", "open"],
        ["lookDelivered", "info"],
      ],
    ],
    [
      "dial",
      [
        ["wordmarkDelivered", "open"],
        ["dialMarkDelivered", "open"],
      ],
    ],
    ["pictures", [["picturesDelivered", "info"]]],
    ["catalogue", [["watches", "info"]]],
    [
      "pages",
      [
        ["pagesDelivered", "info"],
        ["linksDead", "open"],
        ["textsFilled", "done"],
        ["termsPublished", "done"],
      ],
    ],
    [
      "facts",
      [
        ["companyMissing", "open"],
        ["vatSet", "done"],
        ["paymentTest", "open"],
        ["mailNone", "open"],
        ["demoAccounts", "open"],
      ],
    ],
    [
      "open",
      [
        ["checksOpen", "open"],
        ["opened", "done"],
      ],
    ],
  ])("says of %s what is left", (step, notes) => {
    expect(told(delivered, step)).toEqual(notes);
  });
});

test("keeping the delivered catalogue beside own watches is a choice", () => {
  expect(setupNotes({ ...delivered, watches: { own: 1, delivered: 60 } }).catalogue).toEqual([
    { key: "watches", state: "done", values: { own: 1, delivered: 60 } },
  ]);
});

test.each<[string, Partial<SetupFacts>, string]>([
  ["no account", { modes: { stripe: null, paypal: null } }, "paymentNone"],
  ["a mail server that does not answer", { checks: [check("mail", "fail", "away")] }, "mailFails"],
  ["a closed shop", { isClosed: true }, "closed"],
])("%s is told", (_, change, key) => {
  const keys = Object.values(setupNotes({ ...own, ...change })).flatMap((notes) =>
    notes.map((one) => one.key),
  );
  expect(keys).toContain(key);
});
