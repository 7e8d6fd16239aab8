import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parseModelQuery } from "@/src/domain/contracts/model-query";
import { anySelection, catalogue } from "@/tests/factories/selection";
import { modelParts } from "@/src/domain/watch/model-parts";
import { modelUrl } from "@/src/domain/watch/model-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { composeModel } from "./compose-model";

const drawn = {
  findUndrawn: () => Promise.resolve([]),
  addressOf: () => Promise.reject(new Error("not asked for")),
  compose: () => Promise.reject(new Error("not asked for")),
};

const loadPrinting = async () => deliveredPrinting;

async function planOf(address: string) {
  const query = parseModelQuery(new URL(address, "http://shop").searchParams);
  return query.ok ? composeModel(query.value, { catalogue, models: drawn, loadPrinting }) : query;
}

test("an address names the very watch it was written for", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      const keys = modelParts(selection, catalogue).map(({ key }) => key);
      expect(await planOf(modelUrl(selection, { version: catalogue.version }))).toEqual({
        ok: true,
        value: {
          isCurrentVersion: true,
          order: {
            keys,
            diameter: Number.parseInt(selection.caseDiameter, 10),
            form: "packed",
            detail: "full",
            printing: deliveredPrinting,
            dial: { layout: expect.any(String), ink: expect.any(String) },
          },
        },
      });
    }),
  );
});

test("and some of its parts, in a form that any reader knows", async () => {
  const address = modelUrl(defaultSelection, { only: ["HAN-DIS-SI", "DI"], form: "plain" });
  expect(await planOf(address)).toMatchObject({
    ok: true,
    value: { order: { keys: ["DI", "HAN-DIS-SI"], form: "plain" } },
  });
});
