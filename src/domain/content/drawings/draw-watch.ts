import { caseMeasures, largestCase } from "@/src/domain/watch/case-measures";
import { back, bottomOf, circle, front, line, outline, short, thickness, topOf } from "./case-outline";
import type { DrawingSheet } from "./drawing-sheet";

/** Units for a millimetre. */
const scale = 10;
const middle = { x: 330, y: 330 } as const;
/** Position of the dial in the side view. */
const side = 780;

const across = (mm: number) => short(middle.x + mm * scale);
const down = (mm: number) => short(middle.y + mm * scale);
const deep = (mm: number) => short(side - mm * scale);

/** The case from the front: four lugs, one curve for each. */
function caseFromFront(): string {
  const { flank, bend, tip, inner, barrel } = outline;
  const foot = Math.sqrt(barrel ** 2 - inner ** 2);
  const curve = (x: number, y: number) => `Q${across(x * bend.x)} ${down(y * bend.y)} `;
  const at = (x: number, y: number) => `${across(x)} ${down(y)}`;
  const arc = `A${barrel * scale} ${barrel * scale} 0 0 1 `;
  return [
    `M${at(flank, 0)}${curve(1, 1)}${at(tip.x, tip.y)}L${at(inner, tip.y)}L${at(inner, foot)}`,
    `${arc}${at(-inner, foot)}L${at(-inner, tip.y)}L${at(-tip.x, tip.y)}${curve(-1, 1)}${at(-flank, 0)}`,
    `${curve(-1, -1)}${at(-tip.x, -tip.y)}L${at(-inner, -tip.y)}L${at(-inner, -foot)}`,
    `${arc}${at(inner, -foot)}L${at(inner, -tip.y)}L${at(tip.x, -tip.y)}${curve(1, -1)}${at(flank, 0)}Z`,
  ].join("");
}

/** Twelve markers and two hands at eight past ten. */
function dial(): string {
  const ray = (turn: number, from: number, to: number) => {
    const [x, y] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)];
    return line([
      [across(x * from), down(y * from)],
      [across(x * to), down(y * to)],
    ]);
  };
  const markers = Array.from({ length: 12 }, (_, hour) => ray(hour / 12, 12.2, 14.6));
  return [...markers, ray(10.133 / 12, 0, 9), ray(8 / 60, 0, 13.4)].join("");
}

/**
 * The watch from its side, twelve o'clock on top and the crystal to the left: first the parts behind the flank,
 * then the flank.
 */
function fromSide(): { readonly behind: string; readonly flank: string } {
  const steps = Array.from({ length: 33 }, (_, step) => -outline.tip.y + (step * 2 * outline.tip.y) / 32);
  const edge = (height: (y: number) => number) =>
    steps.map((y) => [deep(height(Math.abs(y))), down(y)] as const);
  const turned = (points: readonly (readonly [z: number, radius: number])[]) =>
    `${line([
      ...points.map(([z, radius]) => [deep(z), down(-radius)] as const),
      ...points.toReversed().map(([z, radius]) => [deep(z), down(radius)] as const),
    ])}Z`;
  const barrel = turned([
    [0.7, 19.36],
    [-5, 19.3],
  ]);
  const bezel = turned([
    [0.7, 19.36],
    [1.6, 19.2],
    [3.1, 16.4],
  ]);
  const crystal = turned([
    [3.1, 16],
    [front, 13],
  ]);
  const caseback = turned([
    [-5, 18.6],
    [-7.2, 17.8],
    [back, 16.4],
  ]);
  return {
    behind: barrel + bezel + crystal + caseback,
    flank: `${line([...edge(topOf), ...edge(bottomOf).toReversed()])}Z`,
  };
}

/** The watch in its largest case, from the front and from the side, with what it measures in millimetres. */
export function drawWatch(): DrawingSheet {
  const { lugToLug, lugWidth } = caseMeasures(largestCase);
  const { behind, flank } = fromSide();
  const { crown } = outline;
  const [left, right, tip] = [across(-20), across(20), lugToLug / 2];
  const dimensions = [
    `M${left} ${down(0)}V34M${right} ${down(0)}V34M${left} 48H${across(-5)}M${across(5)} 48H${right}`,
    `M${across(-13.3)} ${down(-tip)}H44M${across(-13.3)} ${down(tip)}H44M58 ${down(-tip)}V${down(-3)}M58 ${down(3)}V${down(tip)}`,
    `M${across(-10)} ${down(24.4)}V646M${across(10)} ${down(24.4)}V646M${across(-10)} 632H${across(-3.5)}M${across(3.5)} 632H${across(10)}`,
    `M${deep(front)} ${down(14)}V646M${deep(back)} ${down(17)}V646M${deep(front)} 632h-22M${deep(back)} 632h22`,
  ].join("");
  return {
    layout: "beside",
    panels: [
      {
        width: 920,
        height: 680,
        paths: [
          { as: "fill", path: caseFromFront() },
          { as: "hairline", path: dimensions },
          { as: "hairline", path: `M${middle.x} 76V600M84 ${middle.y}H890` },
          {
            as: "line",
            path: `M${across(crown.from)} ${down(-0.9)}h8V${down(-crown.radius)}H${across(crown.to)}V${down(crown.radius)}h${short(-(crown.to - crown.from) * scale + 8)}V${down(0.9)}h-8`,
          },
          { as: "line", path: caseFromFront() },
          {
            as: "line",
            path:
              circle(middle.x, middle.y, outline.bezel * scale) +
              circle(middle.x, middle.y, outline.opening * scale),
          },
          { as: "line", path: dial() },
          { as: "fill", path: behind },
          { as: "line", path: behind },
          { as: "fill", path: flank },
          { as: "line", path: flank },
          { as: "line", path: circle(deep(crown.z), middle.y, crown.radius * scale) },
        ],
        labels: [
          { text: `⌀ ${largestCase}`, x: middle.x, y: 48 },
          { text: String(lugToLug), x: 52, y: middle.y },
          { text: String(lugWidth), x: middle.x, y: 632 },
          { text: String(thickness), x: short((deep(front) + deep(back)) / 2), y: 660 },
        ],
      },
    ],
  };
}
