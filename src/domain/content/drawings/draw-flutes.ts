import { line, short } from "./case-outline";
import type { DrawingSheet, DrawnPanel } from "./drawing-sheet";

/** Units for a millimetre. */
const scale = 92;
/** mm between the inner and the outer edge of the fluted cone. */
const reach = 2.8;
const start = { x: 60, y: 70 } as const;

/** Trials of the fluted bezel. Source: the table of trials of the design desk. */
const trials = [
  { degrees: 19, depth: 0.3 },
  { degrees: 25, depth: 0.42 },
  { degrees: 31, depth: 0.42 },
] as const;

/** The bezel cut through: its slope, and beneath it the bottom of a flute, which deepens outwards. */
function cut({ degrees, depth }: (typeof trials)[number]): DrawnPanel {
  const angle = (degrees / 180) * Math.PI;
  const far = { x: short(start.x + reach * scale), y: short(start.y + reach * scale * Math.tan(angle)) };
  const bottom = short(far.y + depth * scale);
  const radius = 130;
  const arc = `${short(start.x + radius * Math.cos(angle))} ${short(start.y + radius * Math.sin(angle))}`;
  const base = 300;
  return {
    width: 400,
    height: 330,
    paths: [
      {
        as: "fill",
        path: `${line([
          [start.x, start.y],
          [far.x, bottom],
          [far.x, base],
          [start.x, base],
        ])}Z`,
      },
      {
        as: "hairline",
        path: `M${start.x} ${start.y}H${far.x + 24}M${start.x + radius} ${start.y}A${radius} ${radius} 0 0 1 ${arc}`,
      },
      {
        as: "hairline",
        path: `M${far.x} ${far.y}h24M${far.x} ${bottom}h24M${far.x + 14} ${far.y}V${bottom}`,
      },
      { as: "line", path: `M${start.x} ${start.y}L${far.x} ${far.y}V${base}H${start.x}Z` },
      { as: "hairline", path: `M${start.x} ${start.y}L${far.x} ${bottom}` },
    ],
    labels: [
      { text: `${degrees}°`, x: start.x + radius + 44, y: start.y + 26 },
      { text: depth.toFixed(2), x: far.x + 50, y: (far.y + bottom) / 2 },
    ],
  };
}

/** The three angles the bezel was tried at. */
export const drawFlutes = (): DrawingSheet => ({ layout: "above", panels: trials.map(cut) });
