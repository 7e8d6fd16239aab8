import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Figure } from "@/tests/bench/figure";
import { p95, rounds, warmUps } from "./p95";
import { withTwoShops, type BenchShop, type TwoShops } from "./two-shops";
import { works, type Work } from "./works";

/** Nothing takes longer with a million orders, ms. */
const MAX_MS = 500;
/** The most that a million orders may make longer, and by how much. Source: specification 19. */
const MAX_RATIO = 1.3;
/** A run of a job below this is short, ms: an empty shop gives it no data, and its time there is no floor. */
const SHORT_TURN_MS = 50;

interface Pair {
  readonly name: string;
  readonly empty: number;
  readonly grown: number;
  readonly maxMs: number;
  readonly bound: number;
}

/** In turns, so that whatever else the machine does meets both alike. */
async function comparePair(
  { name, prepare, maxMs = MAX_MS }: Work,
  { empty, grown }: TwoShops,
): Promise<Pair> {
  const sides = [
    { next: await prepare(empty), times: new Array<number>() },
    { next: await prepare(grown), times: new Array<number>() },
  ] as const;
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { next, times } of sides) {
      const act = await next();
      const began = performance.now();
      await act();
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  return { name, empty: p95(sides[0].times), grown: p95(sides[1].times), maxMs, bound: MAX_RATIO };
}

async function timeJobs(root: string, shop: BenchShop): Promise<Readonly<Record<string, number[]>>> {
  const program = ["--import", "tsx", "tests/bench/growth/job-times.ts"];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: root,
    env: { ...shop.env, NODE_ENV: "production" },
  });
  const last = stdout.trim().split("\n").at(-1) ?? "{}";
  const times: Readonly<Record<string, number[]>> = JSON.parse(last);
  return times;
}

const figureOf = ({ name, empty, grown, maxMs, bound }: Pair): Figure => ({
  name: `growth, ${name}`,
  unit: "ms",
  value: grown,
  floor: empty,
  bound,
  wants: "below",
  max: maxMs,
  note: grown > maxMs ? `longer than ${maxMs} ms` : `p95 of ${rounds}`,
});

/**
 * Times everything on both shops, or the named works.
 * @param names prefixes of names; everything where there are none
 * @param say called with each figure
 */
export async function compareShops(
  root: string,
  shops: TwoShops,
  names: readonly string[],
  say: (figure: Figure) => void,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const keep = (pair: Pair) => {
    const figure = figureOf(pair);
    figures.push(figure);
    say(figure);
  };
  const isWanted = (name: string) => names.length === 0 || names.some((start) => name.startsWith(start));
  for (const work of works.filter(({ name }) => isWanted(name))) {
    try {
      keep(await comparePair(work, shops));
    } catch (error) {
      console.error(`${work.name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
  const emptyTimes = await timeJobs(root, shops.empty);
  const grownTimes = await timeJobs(root, shops.grown);
  for (const [job, times] of Object.entries(grownTimes)) {
    const name = `job: ${job}`;
    if (!isWanted(name)) continue;
    const [empty, grown] = [p95(emptyTimes[job] ?? []), p95(times)];
    keep({ name, empty, grown, maxMs: MAX_MS, bound: Math.max(MAX_RATIO, SHORT_TURN_MS / empty) });
  }
  return figures;
}

/** Times every page, call, job and list of the admin over an empty shop and over one with a million orders. */
export const measureGrowth = (
  root: string,
  names: readonly string[],
  say: (figure: Figure) => void,
): Promise<readonly Figure[]> => withTwoShops(root, (shops) => compareShops(root, shops, names, say));
