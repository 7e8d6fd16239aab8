import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import { parseModelQuery } from "@/src/domain/contracts/model-query";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { modelParts } from "@/src/domain/watch/model-parts";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import type { WatchModels } from "@/src/gateways/models/watch-models";
import { composeModel } from "./compose-model";

const models: WatchModels = {
  findUndrawn: (keys) => Promise.resolve(keys.filter((key) => key === "DI-GR")),
  addressOf: () => Promise.reject(new Error("not asked for")),
  compose: () => Promise.reject(new Error("not asked for")),
};

async function plan(selection: Selection, changes: Readonly<Record<string, string>> = {}) {
  const parameters = new URLSearchParams({
    ...Object.fromEntries(new URL(frontImageUrl(selection), "http://shop").searchParams),
    ...changes,
  });
  const query = parseModelQuery(parameters);
  return query.ok
    ? composeModel(query.value, { catalogue, models, loadPrinting: async () => deliveredPrinting })
    : query;
}

test("any watch that can be chosen has its very parts, at its own size", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      fc.pre(selection.dial !== "DI-GR");
      const planned = await plan(selection, {
        back: selection.casebackType === "OPEN" ? "open" : "closed",
        rotor: selection.rotor,
        diameter: selection.caseDiameter,
        buckle: selection.buckle,
      });
      expect(planned).toMatchObject({
        ok: true,
        value: {
          order: {
            keys: modelParts(selection, catalogue).map(({ key }) => key),
            diameter: Number.parseInt(selection.caseDiameter, 10),
          },
        },
      });
    }),
  );
});

test("without a caseback parameter, the back is open over the usual rotor", async () => {
  const planned = await plan(defaultSelection);
  expect(planned.ok && planned.value.order.keys).toEqual(expect.arrayContaining(["MOVEMENT", "ROT-NORMAL"]));
  const closed = await plan(defaultSelection, { back: "closed" });
  expect(closed.ok && closed.value.order.keys).toEqual(expect.not.arrayContaining(["MOVEMENT"]));
});

describe("names the parameter that can't be answered", () => {
  test.each([
    ["dial", { dial: "NO-SUCH-DIAL" }],
    ["hands", { hands: "../../etc/passwd" }],
    ["straps", { straps: "STR-OY-xx" }],
    ["case", { case: "CAS-XX-si" }],
    ["bezel_insert", { bezel_insert: "DIVER-BK" }],
    ["rotor", { rotor: "SQUARE" }],
    ["back", { back: "half" }],
    ["diameter", { diameter: "99mm" }],
    ["buckle", { buckle: "BUTTERFLY" }],
  ])("%s", async (field, changes) => {
    const planned = await plan(defaultSelection, changes);
    expect(planned).toMatchObject({ ok: false, error: { field } });
  });
});

test("a model has both sides, so it accepts no caseback parameter", async () => {
  expect(await plan(defaultSelection, { caseback: "1" })).toMatchObject({ ok: false });
});

test("a part without a solid shape is not a query error", async () => {
  expect(await plan({ ...defaultSelection, dial: "DI-GR" })).toEqual({ ok: false, error: "not-drawn" });
});
