import { back, bottomOf, circle, front, line, outline, short, topOf } from "./case-outline";
import type { DrawingSheet } from "./drawing-sheet";

/** Units for a millimetre. */
const scale = 18;
const middle = { x: 520, y: 230 } as const;

const along = (mm: number) => short(middle.x + mm * scale);
const up = (mm: number) => short(middle.y - mm * scale);

/** A ring of the watch, cut on both sides of its middle. @param points mm from the middle and above the dial */
const ring = (points: readonly (readonly [number, number])[]): string =>
  [1, -1].map((side) => `${line(points.map(([y, z]) => [along(side * y), up(z)]))}Z`).join("");

/** A lug from the side, as far as the ring of the case. */
function lugs(): string {
  const from = outline.barrel;
  const ys = Array.from({ length: 13 }, (_, step) => from + (step * (outline.tip.y - from)) / 12);
  return ring([
    ...ys.map((y) => [y, topOf(y)] as const),
    ...ys.toReversed().map((y) => [y, bottomOf(y)] as const),
  ]);
}

/** A curve through points of the watch. */
const at = (y: number, z: number) => `${along(y)} ${up(z)}`;
/** Leather to the left, looped about its bar; links of steel to the right. */
const leather = `M${at(-20.6, -3.4)}C${at(-22.4, -2.6)} ${at(-25, -3.2)} ${at(-28, -7.2)}L${at(-26.8, -8.4)}C${at(-25, -6.2)} ${at(-22.4, -5.6)} ${at(-20.6, -5.6)}Q${at(-20, -4.5)} ${at(-20.6, -3.4)}Z`;
const links = `M${at(20.4, -3.4)}L${at(23.6, -3.6)}Q${at(24.4, -4.8)} ${at(23.4, -6)}L${at(20.4, -5.6)}ZM${at(24.6, -3.9)}L${at(27.6, -6)}Q${at(27.8, -7.4)} ${at(26.8, -8.2)}L${at(24.2, -6.3)}Q${at(25, -5)} ${at(24.6, -3.9)}Z`;

const gaskets = [
  [16.15, 2.2],
  [17.2, -4.7],
] as const;
const bars = [21.6, -21.6].map((y) => circle(along(y), up(-4.4), 0.8 * scale)).join("");

const marks = [
  { number: 1, x: along(0), y: 420, to: [along(0), up(-3.2)] },
  { number: 2, x: along(17.2), y: 420, to: [along(17.2), up(-5.2)] },
  { number: 3, x: along(-8), y: 420, to: [along(-8), up(-3.4)] },
  { number: 4, x: along(-24.6), y: 50, to: [along(-24.6), up(-4)] },
  { number: 5, x: along(21.6), y: 50, to: [along(21.6), up(-3.6)] },
  { number: 6, x: along(-4), y: 50, to: [along(-4), up(3.2)] },
] as const;

/** The watch cut through from twelve to six, with what wears in it. */
export const drawWear = (): DrawingSheet => ({
  layout: "beside",
  panels: [
    {
      width: 1040,
      height: 470,
      paths: [
        { as: "fill", path: lugs() },
        { as: "fill", path: `M${along(-13.6)} ${up(-0.9)}H${along(13.6)}V${up(-4.6)}H${along(-13.6)}Z` },
        { as: "line", path: lugs() },
        { as: "fill", path: leather + links },
        { as: "line", path: leather + links },
        {
          as: "line",
          path:
            ring([
              [16.3, 0.7],
              [outline.barrel, 0.7],
              [outline.barrel, -5],
              [16.3, -5],
            ]) +
            ring([
              [16.1, 0.7],
              [19.36, 0.7],
              [19.2, 1.6],
              [17.2, 2.9],
              [16.1, 3.1],
            ]) +
            ring([
              [16.3, -5],
              [18.6, -5],
              [18.1, -6.4],
              [16.5, back],
              [15.4, back],
              [15.4, -5.8],
              [16.3, -5.8],
            ]),
        },
        {
          as: "line",
          path: `M${along(-16)} ${up(1.7)}V${up(3)}Q${along(0)} ${up(2 * front - 3)} ${along(16)} ${up(3)}V${up(1.7)}Z`,
        },
        { as: "line", path: `M${along(-15.6)} ${up(0)}H${along(15.6)}V${up(-0.45)}H${along(-15.6)}Z` },
        {
          as: "line",
          path: `M${along(-13.6)} ${up(-0.9)}H${along(13.6)}V${up(-4.6)}H${along(-13.6)}ZM${along(-12.7)} ${up(-5)}H${along(12.7)}V${up(-5.6)}H${along(-12.7)}Z`,
        },
        { as: "line", path: `M${along(-15.4)} ${up(-6.6)}H${along(15.4)}V${up(-7.6)}H${along(-15.4)}Z` },
        {
          as: "line",
          path: `M${along(-0.3)} ${up(0)}V${up(1.4)}H${along(0.3)}V${up(0)}M${along(-9)} ${up(0.7)}H${along(0.3)}M${along(-3)} ${up(1.1)}H${along(13)}`,
        },
        { as: "line", path: bars },
        {
          as: "hairline",
          path:
            circle(along(0), up(outline.crown.z), outline.crown.radius * scale) +
            [-10, -5, 5, 10].map((y) => `M${along(y)} ${up(-0.9)}V${up(-4.6)}`).join(""),
        },
        {
          as: "signal",
          path: gaskets
            .flatMap(([y, z]) => [circle(along(y), up(z), 7), circle(along(-y), up(z), 7)])
            .join(""),
        },
        { as: "hairline", path: marks.map(({ x, y, to: [tx, ty] }) => `M${x} ${y}L${tx} ${ty}`).join("") },
      ],
      marks: marks.map(({ number, x, y }) => ({ number, x, y })),
    },
  ],
});
