/**
 * npm run bench [start of a name …]: figures with their floors, all or those whose names begin so.
 */
import path from "node:path";
import { agentRates } from "./agents";
import { blocked } from "./blocked-time";
import { cartRates } from "./cart";
import { checkoutCpu } from "./checkout";
import { isMet, ratioOf, type Figure, type Measurement } from "./figure";
import { saveFigures } from "./history";
import { memory } from "./memory";
import { readyAnswers } from "./ready-answers";
import { startShop } from "./shop-server";
import { startCost } from "./start-cost";
import { throttled } from "./throttled";

const measurements: readonly Measurement[] = [
  startCost,
  ...readyAnswers,
  ...cartRates,
  checkoutCpu,
  ...agentRates,
  ...throttled,
  ...blocked,
  memory,
];

const root = path.resolve(import.meta.dirname, "..", "..");

function describe(figure: Figure): string {
  const numbers = `${figure.value.toFixed(1)} ${figure.unit} over ${figure.floor.toFixed(1)} ${figure.unit}`;
  const bar = `${figure.wants === "below" ? "≤" : "≥"} ${figure.bound}`;
  const verdict = isMet(figure) ? "met" : "MISSED";
  return `${figure.name.padEnd(28)} ${ratioOf(figure).toFixed(3).padStart(7)}  ${bar.padEnd(7)} ${verdict.padEnd(7)} ${numbers}${figure.note ? ` (${figure.note})` : ""}`;
}

async function main(names: readonly string[]): Promise<void> {
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
