import fc from "fast-check";
import { expect, test } from "vitest";
import { readFileSync } from "node:fs";
import { accentShades, contrast, darkGrounds, lightGrounds, READABLE } from "./accent-shades";
import { deliveredAccent } from "./look";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("every accent is readable in every pair it is used in", () => {
  fc.assert(
    fc.property(hex, (accent) => {
      const shades = accentShades(accent);
      for (const ground of [...lightGrounds, shades.lightGround])
        expect(contrast(shades.onLight, ground)).toBeGreaterThanOrEqual(READABLE);
      for (const ground of darkGrounds)
        expect(contrast(shades.onDark, ground)).toBeGreaterThanOrEqual(READABLE);
      // Letters of the darkest ink on a notice, and on the button under the pointer.
      for (const ground of [shades.lightGround, shades.lightTint])
        expect(contrast("#12171b", ground)).toBeGreaterThanOrEqual(READABLE);
    }),
    { numRuns: 500, examples: [["#000000"], ["#ffffff"], ["#ffe600"], ["#808080"]] },
  );
});

test("an accent that can be read is used as it is", () => {
  expect(accentShades("#7a1030").onLight).toBe("#7a1030");
  expect(accentShades("#ffe600").onDark).toBe("#ffe600");
});

test("the delivered accent has the shades of the style sheet", () => {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  const { onLight, lightGround, lightTint, onDark } = accentShades(deliveredAccent);
  expect(sheet).toContain(`--steel: ${onLight};`);
  expect(sheet).toContain(`--steel-ground: ${lightGround};`);
  expect(sheet).toContain(`--steel-light: ${lightTint};`);
  expect(sheet).toContain(`--lume: ${onDark};`);
});

test("grounds are those of the style sheet", () => {
  const sheet = readFileSync("src/styles/tokens.css", "utf8");
  for (const ground of [...lightGrounds, ...darkGrounds]) expect(sheet).toContain(`: ${ground};`);
});
