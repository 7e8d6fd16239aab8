/** Brings the content of a file of a shop into this one; with --dry-run it says what that would change. */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import config from "@payload-config";
import { getPayload } from "payload";
import type { MoveKind } from "@/src/domain/shop-move/plan-move";
import { cmsContentOf } from "@/src/server/runtime/shop-move/cms-content";
import { importShop, type ImportPart } from "@/src/services/shop-move/import-shop";
import { readDatabaseState } from "./parts/database-state.mjs";
import { describeFailure, Failure } from "./parts/failure.mjs";
import { notifyRunningShop } from "./parts/notify-running-shop";

const signs: Readonly<Record<MoveKind, string>> = {
  new: "+",
  changed: "~",
  removed: "-",
  kept: "=",
  refused: "!",
};

const usage = "npm run import-shop -- shop.zip [--dry-run] [--replace]";

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, replace: { type: "boolean", default: false } },
  });
  const [given] = positionals;
  const file = given === undefined ? null : path.resolve(given);
  if (file === null || !existsSync(file))
    throw new Failure({
      what: file === null ? "No file is named." : `${file} does not exist.`,
      why: "The content comes from a file that npm run export-shop has written.",
      repair: usage,
    });
  return { file, isTrial: values["dry-run"], isReplacing: values.replace };
}

/** Content needs its tables, and a shop that is filled at its next start would overwrite what was imported. */
async function refuseUnprepared(): Promise<void> {
  const { pending, needsSeed } = await readDatabaseState(process.env.DATABASE_URL);
  if (pending.length === 0 && !needsSeed) return;
  throw new Failure({
    what: needsSeed
      ? "The database of this shop is empty."
      : "The database needs the migrations of this version.",
    why: "Content can only be imported into a shop that has been started.",
    repair: "Start the shop once (npm start; in a container: migrate), then import again.",
  });
}

function print({ name, same, lines }: ImportPart): void {
  const count = (kind: MoveKind) => lines.filter((line) => line.kind === kind).length;
  const counts = (["new", "changed", "removed", "kept", "refused"] as const)
    .filter((kind) => count(kind) > 0)
    .map((kind) => `${count(kind)} ${kind}`);
  console.log(`${name}: ${[`${same} the same`, ...counts].join(", ")}`);
  for (const { kind, key, detail } of lines)
    console.log(`  ${signs[kind]} ${key}${detail === "" ? "" : `: ${detail}`}`);
}

const payload = await getPayload({ config, disableOnInit: true });
try {
  const options = readArguments();
  await refuseUnprepared();
  const report = await importShop(cmsContentOf(payload), options);
  if (!report.ok)
    throw new Failure({
      what: `${options.file} is not imported.`,
      why: "Only a whole file from a shop of the same structure keeps its meaning; nothing was changed.",
      repair: "See the reasons below.",
      details: report.error.join("\n"),
    });
  const { manifest, parts, isRefused } = report.value;
  console.log(`Written ${manifest.writtenAt} by version ${manifest.version}.`);
  console.log("+ new  ~ changed  - removed  = only here, kept  ! refused\n");
  parts.forEach(print);
  if (isRefused)
    throw new Failure({
      what: "Something was refused, so nothing was changed.",
      why: "The content is imported as a whole.",
      repair: "See the lines with ! above.",
    });
  if (options.isTrial) console.log("\nThis was a trial: nothing was changed.");
  else {
    await notifyRunningShop("import");
    console.log("\n✓ The content was imported.");
  }
} catch (error) {
  console.error(describeFailure(error));
  process.exitCode = 1;
}
await payload.destroy();
process.exit();
