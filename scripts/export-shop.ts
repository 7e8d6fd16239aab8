/** Writes the content of the shop into one file. */
import { existsSync, statSync } from "node:fs";
import path from "node:path";
import config from "@payload-config";
import { getPayload } from "payload";
import { cmsContentOf } from "@/src/server/runtime/shop-move/cms-content";
import { exportShop } from "@/src/services/shop-move/export-shop";
import { describeFailure, Failure } from "./parts/failure.mjs";

function targetFile(given: string | undefined): string {
  if (given === undefined)
    throw new Failure({
      what: "No file is named.",
      why: "The content of the shop is written into one file.",
      repair: "npm run export-shop -- shop.zip",
    });
  const file = path.resolve(given);
  if (existsSync(file))
    throw new Failure({
      what: `${file} exists already.`,
      why: "An export overwrites nothing.",
      repair: "Name another file, or move this one away.",
    });
  return file;
}

const payload = await getPayload({ config, disableOnInit: true });
try {
  const file = targetFile(process.argv[2]);
  const { counts, files } = await exportShop(cmsContentOf(payload), file, new Date());
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const pictures = Object.keys(files).filter((name) => name.startsWith("files/")).length;
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  console.log(`✓ ${file}: ${documents} documents, ${pictures} files, ${megabytes} MB`);
  console.log("  People, orders, stock, accounts and secrets are not in it.");
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
