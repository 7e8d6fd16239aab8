import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { offeredColors } from "./offered-colors";

test("a color that no dial and no strap on offer has is not asked for", () => {
  const dial = catalogue.dial.map((option) => ({ ...option, color: "vert" as const }));
  const straps = { strapColor: [] };
  expect([...offeredColors({ ...catalogue, ...straps, dial })]).toEqual(["vert"]);
  const gone = dial.map((option) => ({ ...option, enabled: false }));
  expect(offeredColors({ ...catalogue, ...straps, dial: gone }).size).toBe(0);
});
