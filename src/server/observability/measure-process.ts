import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";

export interface ProcessFigures {
  /** Delay of the event loop in the last period of at least ten seconds, s. */
  readonly loopDelay: { readonly p50: number; readonly p99: number; readonly max: number };
  /** Of the same period, 0 to 1. */
  readonly loopUtilization: number;
  /** bytes */
  readonly memory: Readonly<Record<"rss" | "heap_used" | "heap_total" | "external", number>>;
  /** s of CPU time since the start */
  readonly cpuSeconds: number;
  /** seconds since 1970 */
  readonly startedAt: number;
  /** Of the disk with the data folder, bytes; null where it is unknown. */
  readonly disk: { readonly free: number; readonly total: number } | null;
}

/** There may be several readers, and each must get a whole period, ms. */
const stretchMs = 10_000;
/** How often Node measures the delay, ms. */
const resolution = 20;

const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

const readDisk = (folder: string): Promise<ProcessFigures["disk"]> =>
  statfs(folder).then(
    ({ bavail, blocks, bsize }) => ({ free: bavail * bsize, total: blocks * bsize }),
    () => null,
  );

/** @returns reads the state of the process */
export function measureProcess(dataFolder: string): () => Promise<ProcessFigures> {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const startedAt = performance.timeOrigin / 1_000;
  let since = performance.now();
  let lastUse = performance.eventLoopUtilization();

  /** The measuring timer itself is as late as its interval. */
  const late = (nanoseconds: number) => Math.max(0, seconds(nanoseconds) - resolution / 1_000);
  const readLoop = () => {
    const use = performance.eventLoopUtilization();
    const loop = {
      loopDelay: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
      loopUtilization: performance.eventLoopUtilization(use, lastUse).utilization,
    };
    lastUse = use;
    since = performance.now();
    delay.reset();
    return loop;
  };
  let loop = readLoop();

  return async () => {
    if (performance.now() - since >= stretchMs) loop = readLoop();
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return {
      ...loop,
      memory: { rss, heap_used: heapUsed, heap_total: heapTotal, external },
      cpuSeconds: (user + system) / 1e6,
      startedAt,
      disk: await readDisk(dataFolder),
    };
  };
}
