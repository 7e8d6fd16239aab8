import { expect, test } from "vitest";
import { pageBlocks } from "@/collections/content/blocks/page-blocks";
import { blockPicture } from "./block-picture";

const pictures = pageBlocks.map(({ slug }) => [slug, decodeURIComponent(blockPicture(slug))] as const);

test.each(pictures)("%s has a picture of twelve squares by six", (_slug, picture) => {
  const squares = [...picture.matchAll(/M(\d+) ([\d.]+)(?:h(\d+)|a)/g)];
  expect(squares.length).toBeGreaterThan(0);
  for (const [, x, y, run = 1] of squares) {
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(12);
    expect(Math.floor(Number(y))).toBeLessThan(6);
  }
});

test("no two blocks have the same picture", () => {
  expect(new Set(pictures.map(([, picture]) => picture)).size).toBe(pageBlocks.length);
});

test("a block without a picture fails the build", () => {
  expect(() => blockPicture("nothing")).toThrow("block-picture.ts");
});
