/** npm run bench [name …]: figures with their floors, all or those whose group is named. */
import path from "node:path";
import { browserCode } from "./browser-code";
import { isMet, ratioOf, type Bench, type Figure } from "./figure";
import { keepFigures } from "./history";
import { pageRates } from "./pages";
import { previewNew } from "./preview-new";
import { previewSeen } from "./preview-seen";
import { startShop } from "./shop-server";

const groups: Readonly<Record<string, (bench: Bench) => Promise<readonly Figure[]>>> = {
  "preview-new": previewNew,
  "preview-seen": previewSeen,
  pages: pageRates,
  "browser-code": browserCode,
};

const root = path.resolve(import.meta.dirname, "..", "..");

function describe(figure: Figure): string {
  const numbers = `${figure.value.toFixed(1)} ${figure.unit} over ${figure.floor.toFixed(1)} ${figure.unit}`;
  const bar = `${figure.wants === "below" ? "≤" : "≥"} ${figure.bound}`;
  const verdict = isMet(figure) ? "met" : "MISSED";
  return `${figure.name.padEnd(28)} ${ratioOf(figure).toFixed(3).padStart(7)}  ${bar.padEnd(7)} ${verdict.padEnd(7)} ${numbers}${figure.note ? ` (${figure.note})` : ""}`;
}

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !groups[name]);
  if (unknown.length > 0) {
    throw new Error(`No figures called ${unknown.join(", ")}. There are ${Object.keys(groups).join(", ")}.`);
  }
  const shop = await startShop(root);
  const figures: Figure[] = [];
  const failures: string[] = [];
  try {
    for (const [name, measure] of Object.entries(groups)) {
      if (names.length > 0 && !names.includes(name)) continue;
      // One page that is missing must not cost the other figures.
      const measured = await measure({ origin: shop.origin, buildFolder: shop.buildFolder, root }).catch(
        (error: unknown) => {
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
          return [];
        },
      );
      for (const figure of measured) console.log(describe(figure));
      figures.push(...measured);
    }
  } finally {
    await shop.stop();
  }
  if (figures.length > 0) await keepFigures(root, figures);
  for (const failure of failures) console.error(`not measured – ${failure}`);
  if (failures.length > 0 || !figures.every(isMet)) process.exitCode = 1;
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
