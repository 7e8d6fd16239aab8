import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { convert } from "@/src/domain/money/convert";
import { currencies } from "@/src/domain/money/currency";
import { toSmallestUnit } from "@/src/domain/money/smallest-unit";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { choose } from "@/src/domain/watch/choose";
import { leadDays } from "@/src/domain/watch/lead-days";
import { priceWatch } from "@/src/domain/watch/price-watch";
import {
  defaultSelection,
  selectionFields,
  type Selection,
  type SelectionField,
} from "@/src/domain/watch/selection";
import { configuratorSchema } from "@/src/domain/ucp/configurator-schema";
import { ucpVersion } from "@/src/domain/ucp/version";
import { createSku } from "@/src/services/configurator/create-sku";
import { configuredItem } from "@/src/services/ucp/configured-item";
import { countDocument } from "@/tests/factories/count-stock";
import { agentCatalog } from "@/tests/setup/agent-catalog";
import { openShop, type OpenShop } from "@/tests/setup/open-shop";
import { extensionErrors } from "@/tests/setup/ucp-schema";

let open: OpenShop;
let agent: ReturnType<typeof agentCatalog>;
let catalogue: Catalogue;
beforeAll(async () => {
  open = await openShop();
  agent = agentCatalog(open);
  ({ catalogue } = await open.shop.store.loadSnapshot());
});
afterAll(() => open.close());

const id = "BSPKWTCH";

/** Random numbers that are the same in every run. Source: mulberry32. */
function seeded(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const keysOf = (field: SelectionField) => (catalogue[field] as readonly Option[]).map(({ key }) => key);

const isOffered = (field: SelectionField, key: string) =>
  catalogue[field].some((option) => option.key === key && option.enabled);

/** Random keys for some fields, in random order. */
function randomWishes(random: (below: number) => number, count: number) {
  const fields = [...selectionFields].toSorted(() => random(3) - 1).slice(0, count);
  return fields.map((field) => {
    const keys = keysOf(field);
    return { field, key: keys[random(keys.length)] ?? "" };
  });
}

const asSelected = (wishes: readonly { field: SelectionField; key: string }[]) =>
  wishes.map(({ field, key }) => ({ name: field, id: key, label: key }));

const inOrder = (wishes: readonly { field: SelectionField; key: string }[]) =>
  wishes.reduce<Selection>(
    (watch, { field, key }) => choose(watch, field, key, catalogue).selection,
    defaultSelection,
  );

test("500 random configurations cost, follow and are refused as in the configurator", async () => {
  const random = seeded(49);
  const { rates } = (await open.shop.store.loadSnapshot()).settings;
  const counts = { same: 0, made: 0, refused: 0 };
  for (let run = 0; run < 500; run += 1) {
    const wishes = randomWishes(random, 1 + random(selectionFields.length));
    const currency = currencies[run % currencies.length] ?? "EUR";
    const { product, messages } = await agent.product({
      id,
      selected: asSelected(wishes),
      context: { currency },
    });
    const [variant] = product.variants;
    const configuration = variant.metadata?.configuration as Readonly<Record<string, string>>;
    const watch = Object.fromEntries(
      selectionFields.map((field) => [field, configuration[field] ?? null]),
    ) as Selection;
    // It can be made, and it is the watch that the configurator would sell, at its price.
    const saved = await createSku(open.shop, watch);
    const { priced } = priceWatch(watch, catalogue);
    expect(saved).toMatchObject({ ok: true, value: { sku: variant.sku, price: priced.total.price } });
    expect(variant.price).toEqual({
      amount: toSmallestUnit(convert(priced.total, currency, rates), currency),
      currency,
    });
    // What the answer says was kept is on the watch; the rest is told of.
    const kept = wishes.filter(({ field, key }) => watch[field] === key);
    expect(product.selected).toHaveLength(kept.length);
    const relaxed = messages.filter(({ code }) => code === "selection_relaxed" || code === "unknown_option");
    expect(relaxed).toHaveLength(wishes.length - kept.length);
    // All at once, or one after the other: the configurator comes to the same watch where it keeps everything.
    const offered = wishes.filter(({ field, key }) => isOffered(field, key));
    const clicked = inOrder(offered);
    const asked = {
      ...defaultSelection,
      ...Object.fromEntries(offered.map(({ field, key }) => [field, key])),
    };
    const isMade = checkSelection(asked, catalogue).length === 0;
    const isClicked = offered.every(({ field, key }) => clicked[field] === key);
    expect(watch).toEqual(isMade ? asked : isClicked ? clicked : watch);
    counts.same += Number(isMade || isClicked);
    // As a line of a cart it is bought or refused, never changed.
    const line = await configuredItem(
      agent.shop,
      Object.fromEntries(wishes.map(({ field, key }) => [field, key])),
      "en",
    );
    const refusals = line.ok ? 0 : line.error.messages.length;
    expect([line.ok, refusals]).toEqual([relaxed.length === 0, relaxed.length]);
    expect(line.ok ? line.value.sku : variant.sku).toBe(variant.sku);
    counts[line.ok ? "made" : "refused"] += 1;
  }
  expect(counts.made).toBeGreaterThan(50);
  expect(counts.refused).toBeGreaterThan(50);
  expect(counts.same).toBeGreaterThan(20);
});

test("complete configurations are accepted and refused exactly as by the configurator", async () => {
  const random = seeded(7);
  const counts = { made: 0, refused: 0 };
  for (let run = 0; run < 200; run += 1) {
    const watch = { ...inOrder(randomWishes(random, 8)) };
    const broken = random(2) === 0 ? randomWishes(random, 1) : [];
    const changed: Selection = {
      ...watch,
      ...Object.fromEntries(broken.map(({ field, key }) => [field, key])),
    };
    const complete = Object.fromEntries(
      selectionFields.flatMap((field) => (changed[field] === null ? [] : [[field, changed[field]]])),
    );
    const line = await configuredItem(agent.shop, complete, "fr");
    const isMade = checkSelection(changed, catalogue).length === 0;
    // A part that not every watch has cannot be named as missing: it follows.
    const isMissing = changed.bezelInsertColor === null || changed.gmtHand === null;
    expect(line.ok).toBe(isMade || (isMissing && line.ok));
    counts[line.ok ? "made" : "refused"] += 1;
  }
  expect(counts.made).toBeGreaterThan(50);
  expect(counts.refused).toBeGreaterThan(10);
});

describe("the product of composed watches", () => {
  test("lists every field of the configurator, in the buyer's language", async () => {
    const { words } = await open.shop.store.loadSnapshot();
    for (const language of ["fr", "en", "es", "jp"] as const) {
      const { product } = await agent.product({ id }, language);
      const { fields } = words[language].configurator;
      // A watch without the part has no selection of it, but the option.
      expect(product.options.map(({ name }) => name).toSorted()).toEqual(
        selectionFields.map((field) => fields[field]).toSorted(),
      );
      expect(product.selected?.map(({ name }) => name)).toContain(fields.dial);
    }
  });

  test("tells the featured watch whole: pictures, days, link", async () => {
    const { product } = await agent.product({ id, selected: [{ name: "Cadran", label: "x", id: "DI" }] });
    const [variant] = product.variants;
    const { settings } = await open.shop.store.loadSnapshot();
    expect(variant.media?.map(({ url }) => url)).toEqual([
      expect.stringContaining("https://valcour.example/api/configurator/bespoke?id="),
      expect.stringContaining("caseback=1"),
    ]);
    expect(variant.metadata?.lead_days).toBe(
      Math.max(settings.queueDays.bespoke, leadDays(defaultSelection, catalogue, settings.leadDays)),
    );
    expect(variant.url).toContain("https://valcour.example/configurator?");
    const opened = await agent.product({ id: variant.url });
    expect(opened.product.variants[0].sku).toBe(variant.sku);
    const shared = await agent.product({ id: String(variant.metadata?.shared_url) });
    expect(shared.product.variants[0].sku).toBe(variant.sku);
  });

  test("narrows what can be had by the rules, and says why parts follow", async () => {
    const diver = catalogue.caseType.find(({ hasBezelInsert }) => hasBezelInsert)!.key;
    const { product, messages } = await agent.product(
      { id, selected: [{ name: "Case shape", id: diver, label: "?" }] },
      "en",
    );
    const diameters = product.options.find(({ id: field }) => field === "caseDiameter")?.values;
    expect(diameters?.find(({ id: key }) => key === "36mm")).toMatchObject({
      available: false,
      exists: false,
    });
    expect(diameters?.find(({ id: key }) => key === "40mm")).toMatchObject({ available: true, exists: true });
    expect(product.selected?.map(({ id: key }) => key)).toEqual([diver]);
    const { repairs } = choose(defaultSelection, "caseType", diver, catalogue);
    expect(product.configurator?.repairs).toHaveLength(repairs.length);
    expect(messages.map(({ content }) => content).join("\n")).toMatch(
      /Diameter: 36.mm becomes 40.mm\. The “/,
    );
  });

  test("keeps what the agent prefers, and drops the rest with the reason", async () => {
    const diver = catalogue.caseType.find(({ hasBezelInsert }) => hasBezelInsert)!.key;
    const selected = [
      { name: "caseDiameter", id: "36mm", label: "36 mm" },
      { name: "case_type", id: diver, label: "?" },
    ];
    const kept = async (preferences?: readonly string[]) => {
      const answer = await agent.product({ id, selected, ...(preferences && { preferences }) }, "en");
      const relaxed = answer.messages.filter(({ code }) => code === "selection_relaxed");
      return [answer.product.selected?.map(({ id: key }) => key), relaxed.map(({ content }) => content)];
    };
    const [ids, [reason] = []] = await kept(["Diameter", "Case shape"]);
    expect(ids).toEqual(["36mm"]);
    expect(reason).toContain("Case shape:");
    expect((await kept(["Case shape"]))[0]).toEqual([diver]);
    // Without preferences the last choice counts, as in the configurator.
    expect((await kept())[0]).toEqual([diver]);
  });

  test("finds values by their names in any language, colours within their strap", async () => {
    const leather = catalogue.strapStyle.find(({ key }) => key === "LE")!;
    const color = catalogue.strapColor.find(({ family, enabled }) => family === "LE" && enabled)!;
    for (const language of ["fr", "en", "es", "jp"] as const) {
      const { product, messages } = await agent.product({
        id,
        selected: [
          { name: "Couleur du bracelet", label: color.label[language] ?? color.label.fr },
          { name: "Strap", label: leather.label[language] ?? leather.label.fr },
        ],
      });
      expect(messages.map(({ code }) => code)).not.toContain("unknown_option");
      expect(product.variants[0].metadata?.configuration).toMatchObject({
        strapStyle: "LE",
        strapColor: color.key,
      });
    }
  });

  test.each([
    [{ name: "Wings", label: "two" }],
    [{ name: "dial", label: "nothing like this" }],
    [{ name: "constructor", label: "x" }],
    [{ name: "toString", id: "__proto__", label: "x" }],
  ])("says that it does not know %j", async (option) => {
    const { messages, product } = await agent.product({ id, selected: [option] });
    expect(messages.map(({ code }) => code)).toContain("unknown_option");
    expect(product.selected).toEqual([]);
    const line = await configuredItem(agent.shop, { [option.name]: option.label }, "fr");
    expect(line).toMatchObject({ ok: false, error: { messages: [{ code: "invalid_configuration" }] } });
  });

  test("is told by the schema that the shop publishes", async () => {
    const published = await fetch(`${open.url}/api/ucp/schemas/configurator.json`);
    expect([published.status, published.headers.get("content-type")]).toEqual([
      200,
      "application/schema+json",
    ]);
    const schema = configuratorSchema(agent.shop.origin);
    expect(schema.name).toBe("example.valcour.configurator");
    const selected = [{ name: "caseType", id: "SU", label: "?" }];
    const { product } = await agent.product({ id, selected, context: { currency: "JPY" } });
    expect(extensionErrors(schema, "configurator", product.configurator)).toEqual([]);
    expect(extensionErrors(schema, "configurator", { ...product.configurator, repairs: 1 })).not.toEqual([]);
    const answer = { ucp: { version: ucpVersion }, product };
    expect(extensionErrors(schema, "dev.ucp.shopping.catalog.lookup", answer)).toEqual([]);
    const { price_lines: lines } = product.configurator as { price_lines: { price: { amount: number } }[] };
    expect(lines).toHaveLength(1 + Object.keys(product.configurator?.configuration ?? {}).length);
  });

  test("works without the shop's own capability", async () => {
    const { product } = await agent.product({ id }, "fr", []);
    expect(product.configurator).toBeUndefined();
    expect(product.options.length).toBe(selectionFields.length);
  });

  test("says that a part is sold out, and refuses it in a line", async () => {
    const gone = catalogue.hands.find(({ enabled, key }) => enabled && key !== defaultSelection.hands)!;
    const selected = [{ name: "hands", id: gone.key, label: "?" }];
    const { sku } = (await agent.product({ id, selected })).product.variants[0];
    const [row] = await open.rows<{ id: number }>("select id from hands where key = $1", [gone.key]);
    await countDocument(open, "hands", row!.id, 0);
    const { product, messages } = await agent.product({ id, selected }, "en");
    expect(product.selected).toEqual([]);
    expect(messages[0]?.content).toContain("Sold out for now.");
    const values = product.options.find(({ id: field }) => field === "hands")?.values;
    expect(values?.find(({ id: key }) => key === gone.key)).toMatchObject({ available: false, exists: true });
    const line = await configuredItem(agent.shop, { hands: gone.key }, "en");
    expect(line).toMatchObject({ ok: false, error: { messages: [{ path: "$.item.configuration.hands" }] } });
    // The watch that was composed before is shown, and cannot be bought now.
    const before = await agent.product({ id: sku });
    expect(before.product.variants[0].availability).toEqual({ available: false, status: "out_of_stock" });
  });
});
