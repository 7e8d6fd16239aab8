import { expect, test } from "vitest";
import { TagInvalidation } from "./tag-invalidation";

const saved = (mark: string) => new Map([["pages", mark] as const]);

test("a save outdates its tag until that is settled", () => {
  const tags = new TagInvalidation();
  expect(tags.among(saved("1"), 0)).toEqual(["pages"]);
  expect(tags.among(saved("1"), 250)).toEqual(["pages"]);
  tags.settle(["pages"], saved("1"), 250);
  expect(tags.among(saved("1"), 500)).toEqual([]);
  expect(tags.among(saved("2"), 750)).toEqual(["pages"]);
});

test("it does so again later: pages rendered meanwhile are rendered again", () => {
  const tags = new TagInvalidation();
  const outdated: number[] = [];
  for (let now = 0; now <= 60_000; now += 250) {
    const found = tags.among(saved("1"), now);
    if (found.length > 0) outdated.push(now);
    tags.settle(found, saved("1"), now);
  }
  expect(outdated).toEqual([0, 1_000, 4_000, 15_000]);
});

test("after another save it is counted from that one", () => {
  const tags = new TagInvalidation();
  tags.settle(["pages"], saved("1"), 0);
  tags.settle(["pages"], saved("2"), 900);
  expect(tags.among(saved("2"), 1_000)).toEqual([]);
  expect(tags.among(saved("2"), 1_900)).toEqual(["pages"]);
});

test("a failed purge is retried, once for all missed ones", () => {
  const tags = new TagInvalidation();
  tags.settle(["pages"], saved("1"), 0);
  expect(tags.among(saved("1"), 5_000)).toEqual(["pages"]);
  tags.settle(["pages"], saved("1"), 5_000);
  expect(tags.among(saved("1"), 5_250)).toEqual([]);
  expect(tags.among(saved("1"), 15_000)).toEqual(["pages"]);
});
