import path from "node:path";
import fc from "fast-check";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { modelParts } from "@/src/domain/watch/model-parts";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { createWatchModels, type ModelOrder } from "@/src/gateways/models/watch-models";
import { anySelection, catalogue } from "@/tests/factories/selection";

const models = createWatchModels(path.resolve(import.meta.dirname, "../.."), 8_000_000);
const isError = ({ severity }: { readonly severity: number }) => severity === 0;

async function errorsOf(
  selection: Selection,
  { form = "packed", detail = "full" }: Partial<Pick<ModelOrder, "form" | "detail">>,
): Promise<readonly string[]> {
  const keys = modelParts(selection, catalogue).map(({ key }) => key);
  const diameter = Number.parseInt(selection.caseDiameter, 10);
  const { issues } = await validateBytes(await models.compose({ keys, diameter, form, detail }), {
    maxIssues: 0,
  });
  return issues.messages.filter(isError).map(({ code, pointer }) => `${code} ${pointer}`);
}

test("any watch that can be chosen is valid for glTF's own validator", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      expect(await errorsOf(selection, {})).toEqual([]);
    }),
    { numRuns: 300, seed: 14 },
  );
}, 120_000);

test("so is its light form, whose numbers are checked in the form that any reader knows", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      expect(await errorsOf(selection, { detail: "light" })).toEqual([]);
    }),
    { numRuns: 100, seed: 15 },
  );
  expect(await errorsOf(defaultSelection, { form: "plain", detail: "light" })).toEqual([]);
}, 120_000);

test("so is one in the form that any reader knows, whose numbers the validator reads one by one", async () => {
  await fc.assert(
    fc.asyncProperty(anySelection, async (selection) => {
      expect(await errorsOf(selection, { form: "plain" })).toEqual([]);
    }),
    { numRuns: 6, seed: 14 },
  );
}, 120_000);
