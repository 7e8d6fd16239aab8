import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Ticks a second in /proc: 100 on every Linux that Node runs on. Source: proc(5), sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100;

/** CPU time of a process in all its threads so far, in ms. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name is in brackets and may contain spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** An idle process uses no more than this share of a core in one interval. */
const shareAtRest = 0.03;
const restMs = 5000;
const MAX_REST_MS = 400_000;

/** Waits until the background work of a process is done, or a few minutes have passed. Linux only. */
export async function untilAtRest(pid: number): Promise<void> {
  const deadline = Date.now() + MAX_REST_MS;
  for (let used = await cpuOf(pid); Date.now() < deadline;) {
    await pause(restMs);
    const now = await cpuOf(pid);
    if (now - used < restMs * shareAtRest) return;
    used = now;
  }
}

/** Resident memory of a process, in MB. Linux only. */
export async function residentMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
