import type { DrawingSheet, DrawnPanel } from "./drawing-sheet";

const months = 60;
/** Units for a month. */
const step = 16;
const start = 10;
const base = 56;

const at = (month: number) => start + month * step;

/** Five years as a rule, and on it the months something is due. */
function rhythm(due: readonly number[], isDaily = false): DrawnPanel {
  const ticks = Array.from({ length: months + 1 }, (_, month) => {
    const length = month % 12 === 0 ? 26 : 10;
    return `M${at(month)} ${base}v${-length}`;
  });
  const marks = due.map((month) => `M${at(month) - 4} 6h8v${base - 6}h-8Z`);
  return {
    width: months * step + 2 * start,
    height: 72,
    paths: [
      { as: "hairline", path: ticks.join("") },
      { as: "mark", path: isDaily ? `M${start} ${base - 10}H${at(months)}v10H${start}Z` : marks.join("") },
      { as: "line", path: `M${start} ${base}H${at(months)}` },
    ],
  };
}

const every = (count: number) => Array.from({ length: months / count }, (_, index) => (index + 1) * count);

/** Maintenance due every day, every month, twice a year, every two years and every five. */
export const drawFiveYears = (): DrawingSheet => ({
  layout: "between",
  panels: [rhythm([], true), rhythm(every(1)), rhythm(every(6)), rhythm([24, 48]), rhythm(every(60))],
});
