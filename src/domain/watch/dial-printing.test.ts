import { describe, expect, test } from "vitest";
import brand from "@/src/domain/brand/delivered-outlines.json";
import dialRows from "@/content/printing/dials.json";
import dials from "@/content/catalogue/dials.json";
import layouts from "./printing-layouts.json";
import pictured from "./pictured-hands.json";
import {
  dialPrintingSvg,
  frontProjection,
  perspective,
  placedPath,
  type PrintedName,
  type PrintPlace,
  type Projection,
} from "./dial-printing";

const classic = { ...layouts.classic, ink: "#dfdfde" };
const flat: Projection = (x, y) => [x, y];

/** Edges of the box round the points of a path. */
function boxOf(path: string) {
  const numbers = [...path.matchAll(/-?[\d.]+/gu)].map(([number]) => Number(number));
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test("every dial of the catalogue has its printing", () => {
  expect(Object.keys(dialRows).toSorted()).toEqual(dials.map(({ key }) => key).toSorted());
});

test.each(Object.entries(brand))("%s is an outline of height 1 about its middle", (_, { path, width }) => {
  expect(path.replaceAll(/-?[\d.]+ -?[\d.]+/gu, "").replaceAll(" ", "")).toMatch(/^[MLCQZ]+$/u);
  const { left, right, top, bottom } = boxOf(path);
  expect(right - left).toBeLessThanOrEqual(width + 0.01);
  expect(right + left).toBeCloseTo(0, 0);
  expect(top + bottom).toBeCloseTo(0, 0);
  expect(bottom - top).toBeGreaterThan(0.9);
});

describe("a printed shape", () => {
  const place: PrintPlace = { y: 6, height: 0.9, room: 9 };
  const square = { path: "M-2 -0.5L2 -0.5L2 0.5L-2 0.5Z", width: 4 };

  test("stands above the middle of the dial", () => {
    expect(boxOf(placedPath(square, place, frontProjection))).toEqual({
      left: 1000 - 1.8 * 28,
      right: 1000 + 1.8 * 28,
      top: 1000 - 6.45 * 28,
      bottom: 1000 - 5.55 * 28,
    });
  });

  test("is made smaller where it is too wide", () => {
    const { left, right } = boxOf(placedPath({ ...square, width: 40 }, place, flat));
    expect(right - left).toBeCloseTo(0.9, 2);
  });

  test("follows the perspective of a scene", () => {
    const seen = perspective([10, 0, 100, 0, 10, 200, 0, 0.1, 1]);
    // Six millimetres up the plane is nearer: 1 / (1 - 0.6).
    expect(placedPath({ path: "M0 0Z", width: 1 }, place, seen)).toBe("M250.00 350.00Z");
  });
});

test("a picture may give each shape its own ink and blur", () => {
  const looks = { mark: { ink: "#112233", blur: 1.5 } };
  const svg = dialPrintingSvg(brand, classic, { width: 10, height: 10, project: flat, looks });
  expect(svg.match(/fill="#112233"/gu)).toHaveLength(1);
  expect(svg).toContain('<feGaussianBlur stdDeviation="1.5"/>');
  expect(svg.match(/fill="#dfdfde"/gu)).toHaveLength(3);
});

/** mm between the middle line of a hand and a printed shape. @param angle clockwise from twelve, degrees */
function gapBetween(angle: number, path: string): number {
  const [x, y] = [Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)];
  const { left, right, top, bottom } = boxOf(path);
  const corners = [left, right].flatMap((across) => [top, bottom].map((down) => [across, down] as const));
  const along = corners.map(([across, down]) => across * x + down * y);
  if (Math.max(...along) < 0) return Infinity;
  const beside = corners.map(([across, down]) => across * y - down * x);
  return Math.min(...beside) < 0 && Math.max(...beside) > 0 ? 0 : Math.min(...beside.map(Math.abs));
}

const names = ["mark", "wordmark", "line", "depth"] as const satisfies readonly PrintedName[];
const printed = Object.entries<Partial<Record<PrintedName, PrintPlace>>>(layouts).flatMap(
  ([layout, places]) =>
    names.flatMap((name) => {
      const place = places[name];
      return place ? [{ layout, name, place }] : [];
    }),
);

describe.each(["hour", "minute", "second"] as const)("in pictures the %s hand", (hand) => {
  test.each(printed)("clears the $name of a $layout dial", ({ name, place }) => {
    expect(gapBetween(pictured[hand], placedPath(brand[name], place, flat))).toBeGreaterThan(0.5);
  });
});
