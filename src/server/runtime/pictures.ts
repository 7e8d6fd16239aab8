import { availableParallelism } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import sharp from "sharp";
import { env } from "@/src/env";
import { fetchMissingFile } from "@/src/gateways/bucket/fetch-missing-file";
import { createCompositor, type Compositor } from "@/src/gateways/compositor/compositor";
import { perProcess } from "@/src/per-process";
import { writeLog } from "./log/write-log";
import { sharedBucket } from "./shared-bucket";

const mebibyte = 1024 * 1024;
/** More concurrent renders would only slow each one down: encoders use several cores themselves. */
const MAX_RENDERS_AT_ONCE = 4;
/** At some 40 ms each, the last in the queue waits two seconds. */
const MAX_WAITING = 200;
/** Longer than the pauses of a shopper who changes options: after it the picture is not needed any more. */
const restMs = 400;
/** The whole artwork at both frames takes some 150 MB. */
const MAX_CUT_BYTES = 256 * mebibyte;

/** An error for the operator, its facts in one line. */
export function reportError(error: object): void {
  const facts = Object.entries(error).map(([name, value]) => `${name}: ${String(value)}`);
  writeLog("error", facts.join(", "));
}

/** Utilization up to which the process counts as idle. */
const calmUtilization = 0.3;

/** Whether the event loop was mostly idle since the last check. */
function createLoadCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < calmUtilization;
  };
}

function assemble(): Compositor {
  // sharp's own cache is disabled: equal pictures are never made twice.
  sharp.cache(false);
  const { DATA_DIR, LAYER_MEMORY_MB, PICTURE_MEMORY_MB, PICTURE_DISK_MB } = env();
  const layersFolder = path.resolve(DATA_DIR, "layers");
  return createCompositor({
    layersFolder,
    async bringLayer(file) {
      const bucket = await sharedBucket();
      return bucket && fetchMissingFile(bucket, `layers/${file}`, path.join(layersFolder, file));
    },
    cutsFolder: path.resolve(DATA_DIR, "layer-cuts"),
    picturesFolder: path.resolve(DATA_DIR, "pictures"),
    maxLayerBytes: LAYER_MEMORY_MB * mebibyte,
    maxCutBytes: MAX_CUT_BYTES,
    maxHotBytes: PICTURE_MEMORY_MB * mebibyte,
    maxStoredBytes: PICTURE_DISK_MB * mebibyte,
    rendersAtOnce: Math.min(MAX_RENDERS_AT_ONCE, availableParallelism()),
    maxWaiting: MAX_WAITING,
    restMs,
    isCalm: createLoadCheck(),
    report: reportError,
  });
}

/** The compositor of this process: one set of layers, one line of renders. */
export const sharedCompositor = perProcess("compositor", assemble);
