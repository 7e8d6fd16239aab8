import { expect, test } from "vitest";
import { allBlocks } from "@/src/blocks/all-blocks";
import { blockPicture } from "./block-picture";

const pictures = allBlocks.map(
  ({ slug, picture }) => [slug, decodeURIComponent(blockPicture(picture))] as const,
);

test.each(pictures)("%s has a picture of twelve squares by six", (_slug, picture) => {
  const squares = [...picture.matchAll(/M(\d+) ([\d.]+)(?:h(\d+)|a)/g)];
  expect(squares.length).toBeGreaterThan(0);
  for (const [, x, y, run = 1] of squares) {
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(12);
    expect(Math.floor(Number(y))).toBeLessThan(6);
  }
});

test("no two blocks have the same picture", () => {
  expect(new Set(pictures.map(([, picture]) => picture)).size).toBe(allBlocks.length);
});
