import { expect, test } from "vitest";
import type { SearchKind } from "./search-entry";
import { watchesBeforeParts } from "./watches-before-parts";

test.each<[found: readonly SearchKind[], shown: readonly SearchKind[]]>([
  [
    ["option", "page", "watch", "option", "watch"],
    ["watch", "watch", "page", "option", "option"],
  ],
  [
    ["question", "option", "page", "watch"],
    ["question", "watch", "page", "option"],
  ],
  [["option"], ["option"]],
  [[], []],
])("%j is shown as %j", (found, shown) => {
  expect(watchesBeforeParts(found.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual(shown);
});
