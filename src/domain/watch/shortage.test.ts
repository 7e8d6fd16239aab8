import { describe, expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import type { Catalogue, Option } from "./catalogue";
import { catalogueInLanguage } from "./catalogue-in-language";
import { checkSelection, isOnlySoldOut } from "./check-selection";
import { leadDays } from "./lead-days";
import { cheapestWatchPrice } from "./cheapest-watch-price";
import { defaultSelection, type Selection, type SelectionField } from "./selection";
import { soldOutRepairs } from "./sold-out-repairs";

/** The catalogue with changes to some of its options. */
function withOptions(
  field: SelectionField,
  isMeant: (option: Option & { family?: string }) => boolean,
  change: object,
) {
  const options: readonly Option[] = catalogue[field];
  const changed = options.map((option) => (isMeant(option) ? { ...option, ...change } : option));
  return { ...catalogue, [field]: changed } as Catalogue;
}
const keyed = (key: string) => (option: Option) => option.key === key;
const gone = { stock: { item: 1, isSoldOut: true } };
const watch = (changes: Partial<Selection>): Selection => ({ ...defaultSelection, ...changes });

describe("an address of a watch with a part that has run out", () => {
  const rotor = "ASANOHA-SI";
  const without = withOptions("rotor", keyed(rotor), gone);
  const ask = (query: string, opened: Selection, among: Catalogue = without) =>
    soldOutRepairs(new URLSearchParams(query), opened, among);

  test("reports the replacement", () => {
    const { before, repairs } = ask(`rotor=${rotor}&dial=DI-PI`, watch({ dial: "DI-PI" }));
    expect(repairs).toEqual([
      { field: "rotor", from: rotor, to: defaultSelection.rotor, reason: "sold-out" },
    ]);
    expect(before).toEqual(watch({ dial: "DI-PI", rotor }));
  });

  test.each<[string, string, Catalogue]>([
    [
      "is no longer sold at all",
      `rotor=${rotor}`,
      withOptions("rotor", keyed(rotor), { ...gone, enabled: false }),
    ],
    ["is still there", `rotor=${rotor}`, catalogue],
    ["the catalogue does not have", "rotor=NO-SUCH", without],
    ["the address does not name", "", without],
  ])("but not of one that %s", (_, query, among) => {
    expect(ask(query, defaultSelection, among).repairs).toEqual([]);
  });

  test("nor of one that the watch still has", () => {
    expect(ask(`rotor=${rotor}`, watch({ rotor })).repairs).toEqual([]);
  });

  test("a strap's color has run out in its own family only", () => {
    const isBrownLeather = ({ key, family }: Option & { family?: string }) => key === "BR" && family === "LE";
    const among = withOptions("strapColor", isBrownLeather, gone);
    const opened = watch({ strapStyle: "LE", strapColor: "BK" });
    const { before, repairs } = ask("strapStyle=LE&strapColor=BR", opened, among);
    expect(repairs.map(({ field }) => field)).toEqual(["strapColor"]);
    expect(before).toEqual(watch({ strapStyle: "LE", strapColor: "BR" }));
    expect(ask("strapStyle=RU&strapColor=BR", opened, among).repairs).toEqual([]);
    // Without a family the address refers to the default of the configurator.
    expect(ask("strapColor=BR", opened, among).repairs).toEqual([]);
  });

  test("an order with the last piece can be made; one with a discontinued part cannot", () => {
    expect(isOnlySoldOut(checkSelection(watch({ rotor }), without))).toBe(true);
    expect(isOnlySoldOut(checkSelection(watch({ rotor: "NO-SUCH" }), without))).toBe(false);
    expect(isOnlySoldOut([])).toBe(true);
  });
});

test("the extra days of a part are added to the days of any watch", () => {
  const slow = withOptions("rotor", keyed(defaultSelection.rotor), { leadDays: 9 });
  const plain = leadDays(defaultSelection, catalogue, 10);
  expect(leadDays(defaultSelection, slow, 10)).toBe(plain + 9);
  expect(leadDays(watch({ rotor: "NO-SUCH" }), catalogue, 10)).toBe(plain);
});

test("the cheapest watch is one that is sold", () => {
  const cheap = { price: -5_000 };
  expect(cheapestWatchPrice(withOptions("rotor", keyed("ASANOHA-SI"), cheap)).price).toBe(
    cheapestWatchPrice(catalogue).price - 5_000,
  );
  const off = { ...cheap, enabled: false };
  expect(cheapestWatchPrice(withOptions("rotor", keyed("ASANOHA-SI"), off))).toEqual(
    cheapestWatchPrice(catalogue),
  );
});

describe("catalogue of the configurator's page", () => {
  const key = "ASANOHA-SI";
  const rotorIn = (change: object, locale: "fr" | "en" | "es", wanted = key) => {
    const rotors: readonly Option[] = catalogueInLanguage(
      withOptions("rotor", keyed(wanted), change),
      locale,
    ).rotor;
    return rotors.find((option) => option.key === wanted);
  };
  const note = { fr: "Gravé à la main", en: "Engraved by hand" };

  test("has names and notes in its own language, or in French where they are missing", () => {
    const label = { fr: "Vague", en: "Wave" };
    expect(rotorIn({ label, note }, "en")).toMatchObject({
      label: { fr: "", en: "Wave" },
      note: { en: note.en },
    });
    expect(rotorIn({ label, note }, "fr")).toMatchObject({ label: { fr: "Vague" }, note: { fr: note.fr } });
    expect(rotorIn({ label, note }, "es")?.label).toEqual({ fr: "Vague" });
    expect(rotorIn({ label, note }, "es")?.note).toEqual({ fr: note.fr });
    expect(rotorIn({ note: undefined }, "en")?.note).toBeUndefined();
  });

  test("no picture, and of its stock only that it has run out", () => {
    expect(rotorIn({ stock: { item: 1, isSoldOut: false } }, "fr")).not.toHaveProperty("stock");
    expect(rotorIn(gone, "fr")).toHaveProperty("stock", gone.stock);
    expect(rotorIn({}, "fr")).not.toHaveProperty("layer");
  });

  test("has the parts on sale, and always the defaults", () => {
    const off = { enabled: false };
    expect(rotorIn(off, "fr")).toBeUndefined();
    expect(rotorIn(off, "fr", defaultSelection.rotor)).toMatchObject(off);
    const straps = catalogueInLanguage(
      withOptions("strapColor", keyed(defaultSelection.strapColor), off),
      "fr",
    );
    const kept = straps.strapColor.filter(({ enabled }) => !enabled).map(({ family }) => family);
    expect(kept).toEqual([defaultSelection.strapStyle]);
  });
});
