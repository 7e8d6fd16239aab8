import { circle, line, short } from "./case-outline";
import type { DrawingSheet, DrawnPanel } from "./drawing-sheet";

/** Units for a millimetre. */
const scale = 11;
const middle = 245;

/** A point of a ring, turned from twelve o'clock. */
const on = (turn: number, radius: number) =>
  [
    middle + Math.sin(turn * 2 * Math.PI) * radius * scale,
    middle - Math.cos(turn * 2 * Math.PI) * radius * scale,
  ] as const;

const rings = (radii: readonly number[]) =>
  radii.map((radius) => circle(middle, middle, radius * scale)).join("");

/** Six notches of the key that screws the back in. */
const notches = Array.from({ length: 6 }, (_, index) => {
  const turn = (index + 0.5) / 6;
  return `${line([on(turn - 0.011, 18.3), on(turn - 0.011, 17), on(turn + 0.011, 17), on(turn + 0.011, 18.3)])}Z`;
}).join("");

/** The rotor: half a disc about the middle. */
const rotor = `M${middle - 12.7 * scale} ${middle}A${12.7 * scale} ${12.7 * scale} 0 0 0 ${middle + 12.7 * scale} ${middle}H${middle + 4.4 * scale}A${4.4 * scale} ${4.4 * scale} 0 0 1 ${middle - 4.4 * scale} ${middle}Z`;

const panel = (surface: string, outline: string, details: string): DrawnPanel => ({
  width: 490,
  height: 490,
  paths: [
    { as: "fill", path: surface },
    { as: "hairline", path: details },
    { as: "line", path: rings([18.6, 16.5]) + notches + outline },
  ],
});

/** Lines of a text that follow the disc. */
const writing = [-5, 0, 5].map((y) => {
  const half = Math.sqrt(11.5 ** 2 - y ** 2) * scale;
  return `M${short(middle - half)} ${middle + y * scale}h${short(2 * half)}`;
});

/** Where letters fit: on the disc of a closed back, and on the rotor seen through an open one. */
export const drawEngraving = (): DrawingSheet => ({
  layout: "above",
  panels: [
    panel(circle(middle, middle, 14 * scale), rings([14]), writing.join("")),
    panel(rotor, rings([13.75]) + rotor, rings([13.4, 1.6])),
  ],
});
