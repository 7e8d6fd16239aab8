import { codeOf } from "./failure.mjs";

/** @import { Say } from "./types.ts" */

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

// A reader that closed the pipe (`npm start | head`) must not take the shop down with it.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error) => {
    if (codeOf(error) !== "EPIPE") throw error;
  });
}

/**
 * Runs one step and prints its name, its progress and how long it took, one line each: the output reads
 * the same in a terminal, in a log file and to a screen reader.
 * @template T
 * @param {string} name
 * @param {(say: Say) => T | Promise<T>} work receives `say` for progress
 * @param {(outcome: T) => string} describe what is printed at the end; the outcome itself, if nothing is given
 * @returns {Promise<T>}
 */
export async function step(name, work, describe = (outcome) => String(outcome ?? "")) {
  const began = performance.now();
  /** @type {Say} */
  const say = (message) => console.log(`  ${pad(name)} ${pad(seconds(began), 8)} ${message}`);
  // Long silent steps would look as if they hung.
  const heartbeat = setInterval(() => say("…"), 15_000);
  heartbeat.unref();
  try {
    const outcome = await work(say);
    console.log(`✓ ${pad(name)} ${pad(seconds(began), 8)} ${describe(outcome)}`.trimEnd());
    return outcome;
  } catch (error) {
    console.log(`✗ ${pad(name)} ${seconds(began)}`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * A short table: names on the left, values on the right.
 * @param {readonly (readonly [name: string, value: string])[]} rows
 */
export function printTable(rows) {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) console.log(`  ${name.padEnd(width)}   ${value}`);
}

/** @param {string} text */
function pad(text, width = 14) {
  return text.padEnd(width);
}
