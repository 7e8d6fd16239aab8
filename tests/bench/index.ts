/**
 * npm run bench [start of a name …]: figures with their floors, all or those whose names begin so.
 * npm run bench growth [start of a name …]: a shop with a million orders beside an empty one.
 */
import path from "node:path";
import { blocked } from "./blocked-time";
import { burstOfOne } from "./burst";
import { cartRates } from "./cart";
import { browserCode } from "./browser-code";
import { checkoutRate } from "./checkout";
import { configuratorSession } from "./configurator-session";
import { isMet, ratioOf, type Figure, type Measurement } from "./figure";
import { layoutShift } from "./layout-shift";
import { measureGrowth } from "./growth/measure-growth";
import { saveFigures } from "./history";
import { memory } from "./memory";
import { previewNew } from "./preview-new";
import { presses } from "./presses";
import { readyAnswers } from "./ready-answers";
import { startShop } from "./shop-server";
import { turning } from "./turning";
import { throttled } from "./throttled";

const measurements: readonly Measurement[] = [
  ...browserCode,
  ...readyAnswers,
  ...cartRates,
  checkoutRate,
  ...throttled,
  ...layoutShift,
  ...blocked,
  // Last: what they leave to be made later would be made during the others.
  previewNew,
  burstOfOne,
  ...presses,
  ...configuratorSession,
  ...turning,
  memory,
];

const root = path.resolve(import.meta.dirname, "..", "..");

function describe(figure: Figure): string {
  const digits = figure.unit === "shift" ? 3 : 1;
  const numbers = `${figure.value.toFixed(digits)} ${figure.unit} over ${figure.floor.toFixed(digits)} ${figure.unit}`;
  const bar = `${figure.wants === "below" ? "≤" : "≥"} ${figure.bound}`;
  const verdict = isMet(figure) ? "met" : "MISSED";
  return `${figure.name.padEnd(28)} ${ratioOf(figure).toFixed(3).padStart(7)}  ${bar.padEnd(7)} ${verdict.padEnd(7)} ${numbers}${figure.note ? ` (${figure.note})` : ""}`;
}

/** Two shops of its own, half an hour to create: only by its name. */
async function compareGrowth(names: readonly string[]): Promise<void> {
  const figures = await measureGrowth(root, names, (figure) => console.log(describe(figure)));
  await saveFigures(root, figures);
  if (!figures.every(isMet)) process.exitCode = 1;
}

async function main(names: readonly string[]): Promise<void> {
  if (names[0] === "growth") return compareGrowth(names.slice(1));
  const wanted = measurements.filter(({ name, isOnlyByName = false }) =>
    names.length === 0 ? !isOnlyByName : names.some((start) => name.startsWith(start)),
  );
  if (wanted.length === 0) {
    throw new Error(`No figure begins so. There are:\n${measurements.map(({ name }) => name).join("\n")}`);
  }
  const shop = await startShop(root);
  const figures: Figure[] = [];
  let failures = 0;
  try {
    for (const { name, measure } of wanted) {
      try {
        const figure = { name, ...(await measure({ ...shop, root })) };
        figures.push(figure);
        console.log(describe(figure));
      } catch (error) {
        // A page that is missing must not cost the other figures.
        failures += 1;
        console.error(
          `${name.padEnd(28)} not measured: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  } finally {
    await shop.stop();
  }
  if (figures.length > 0) await saveFigures(root, figures);
  if (failures > 0 || !figures.every(isMet)) process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
