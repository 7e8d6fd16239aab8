import { expect, it } from "vitest";
import { watchWidths } from "./watch-widths";

it.each([
  ["(width < 900px) 104vw, 50vw", 640, 2000, 6],
  ["100vw", 480, 2000, 7],
  ["(width < 900px) 54vw, 38vw", 480, 1600, 5],
  ["(width < 900px) 44vw, 22vw", 320, 1600, 6],
  ["420px", 320, 1600, 6],
  ["(width < 900px) 5.5rem, 7.5rem", 320, 1600, 6],
])("%s: from %i to %i px, in %i steps", (sizes, least, greatest, steps) => {
  const widths = watchWidths(sizes);
  expect([widths[0], widths.at(-1), widths.length]).toEqual([least, greatest, steps]);
});
