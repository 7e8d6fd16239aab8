import { performance } from "node:perf_hooks";
import { traced } from "./spans";
import { perProcess } from "@/src/per-process";

/** Results of a job in this process. */
export interface JobFigures {
  readonly runs: number;
  readonly failures: number;
  /** seconds since 1970; 0 before the first */
  readonly lastSuccess: number;
  /** of the last run, s */
  readonly seconds: number;
}

const jobs = perProcess("jobs", () => new Map<string, JobFigures>());

const none: JobFigures = { runs: 0, failures: 0, lastSuccess: 0, seconds: 0 };

/** By the names of the jobs that have run here. */
export const jobFigures = (): ReadonlyMap<string, JobFigures> => jobs();

/**
 * Runs a job, records its result, and traces it.
 * @throws errors of the job
 */
export async function watchJob<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now();
  const note = (isDone: boolean) => {
    const known = jobs().get(name) ?? none;
    jobs().set(name, {
      runs: known.runs + 1,
      failures: known.failures + (isDone ? 0 : 1),
      lastSuccess: isDone ? Date.now() / 1_000 : known.lastSuccess,
      seconds: (performance.now() - began) / 1_000,
    });
  };
  try {
    const value = await traced({ name: `job ${name}`, kind: "internal" }, work);
    note(true);
    return value;
  } catch (error) {
    note(false);
    throw error;
  }
}
