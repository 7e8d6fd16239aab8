import { expect, it } from "vitest";
import { watchWidths } from "./watch-widths";

it.each([
  ["(width < 900px) 104vw, 50vw", 480, 2000],
  ["100vw", 480, 2000],
  ["(width < 900px) 54vw, 38vw", 320, 1600],
  ["420px", 320, 1600],
  ["(width < 900px) 5.5rem, 7.5rem", 320, 1600],
])("%s: from %i to %i px, in five steps", (sizes, least, greatest) => {
  const widths = watchWidths(sizes);
  expect([widths[0], widths.at(-1), widths.length]).toEqual([least, greatest, 5]);
});
