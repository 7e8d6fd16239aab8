import SvgPath from "svgpath";
import { RefusedSvg } from "./svg-refusal";

type Point = readonly [x: number, y: number];

/** A part of a curve: to a point, past the control points before it. */
export type Step = readonly Point[];

/** A closed line. */
export interface Contour {
  readonly start: Point;
  readonly steps: readonly Step[];
}

/** Numbers beyond this are mistakes, and lose their decimals. */
const farthest = 1e7;

/** The contours of a path in the drawing's own frame. @throws RefusedSvg for more steps than `most` */
export function readContours(path: string, transform: string, most: number): readonly Contour[] {
  const contours: { start: Point; steps: Step[] }[] = [];
  let steps = 0;
  SvgPath.from(path)
    .transform(transform)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _, x, y) => {
      const [command, ...numbers] = segment as readonly [string, ...number[]];
      if (numbers.some((number) => !(Math.abs(number) < farthest))) throw new RefusedSvg("points");
      if ((steps += 1) > most) throw new RefusedSvg("points");
      if (command === "Z") return;
      const [first = 0] = numbers;
      const points = pairs(command === "H" ? [first, y] : command === "V" ? [x, first] : numbers);
      const last = contours.at(-1);
      if (command === "M" || !last) contours.push({ start: points[0] ?? [x, y], steps: [] });
      else last.steps.push(points);
    });
  return contours.filter(({ steps: drawn }) => drawn.length > 0);
}

const pairs = (numbers: readonly number[]): readonly Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ]);

/** A point of a Bézier curve, by De Casteljau's construction. */
function pointAt(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0] ?? [0, 0];
  return pointAt(
    points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [0, 0];
      return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
    }),
    t,
  );
}

const stepsOfCurve = 16;

/** Points along a contour. */
export function pointsAlong({ start, steps }: Contour): readonly Point[] {
  let from = start;
  const points = [start];
  for (const step of steps) {
    const curve = [from, ...step];
    if (step.length === 1) points.push(...step);
    else for (let i = 1; i <= stepsOfCurve; i += 1) points.push(pointAt(curve, i / stepsOfCurve));
    from = step.at(-1) ?? from;
  }
  return points;
}

/** Positive for one direction, negative for the other. */
const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const isInside = (points: readonly Point[], [x, y]: Point): boolean =>
  points.filter(([fromX, fromY], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [0, 0];
    return fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
  }).length %
    2 ===
  1;

function reversed({ start, steps }: Contour): Contour {
  const ends = [start, ...steps.map((step) => step.at(-1) ?? start)];
  const back = steps.map((step, index) => [...step.slice(0, -1).toReversed(), ends[index] ?? start]);
  return { start: ends.at(-1) ?? start, steps: back.toReversed() };
}

/**
 * The contours of a shape, turned so that one rule fills all shapes of a drawing together: areas run one way, holes the
 * other.
 */
export function turned(contours: readonly Contour[], rule: string): readonly Contour[] {
  const drawn = contours.map((contour) => ({ contour, points: pointsAlong(contour) }));
  if (rule !== "evenodd") {
    const areas = drawn.map(({ points }) => areaOf(points));
    const [largest = 0] = areas.toSorted((one, other) => Math.abs(other) - Math.abs(one));
    return largest < 0 ? contours.map(reversed) : contours;
  }
  return drawn.map(({ contour, points }) => {
    const [first = [0, 0]] = points;
    const around = drawn.filter((other) => other.contour !== contour && isInside(other.points, first));
    const isArea = around.length % 2 === 0;
    return areaOf(points) > 0 === isArea ? contour : reversed(contour);
  });
}
