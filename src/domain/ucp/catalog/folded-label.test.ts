import { expect, test } from "vitest";
import { foldedLabel } from "./folded-label";

test.each([
  ["40\u00a0mm", "40 mm"],
  ["1\u202f000", "1 000"],
  ["Couleur de l’aiguille", "couleur de l'aiguille"],
  ["  GMT\u3000Orange ", "gmt orange"],
  ["４０ｍｍ", "40mm"],
])("%j is %j", (label, sent) => {
  expect(foldedLabel(label)).toBe(foldedLabel(sent));
});

test("labels of different words stay different", () => {
  expect(foldedLabel("36 mm")).not.toBe(foldedLabel("40 mm"));
});
