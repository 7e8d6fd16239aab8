import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

/** Ticks a second in /proc: 100 on every Linux that Node runs on. Source: proc(5), sysconf(_SC_CLK_TCK). */
const ticksPerSecond = 100;

/** CPU a process has used in all its threads so far, in ms. Linux only. */
export async function cpuOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  // The name stands in brackets and may hold spaces; user and system time are the 14th and 15th field.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

const quietMs = 2_000;
const MAX_WAITS = 30;

/** Waits until a process has nothing left to do of what was asked of it before: less than a twentieth of a core. Linux only. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    const before = await cpuOf(pid);
    await pause(quietMs);
    if ((await cpuOf(pid)) - before < quietMs / 20) return;
  }
}

/** Memory of a process that lies in RAM, in MB. Linux only. */
export async function residentMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
