import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";

/** One document written, or removed when `value` is null. */
export type Change = [collection: string, id: string, value: unknown];

export interface Journal {
  changes: Change[];
  append(changes: Change[]): void;
}

/** Keeps nothing: for tests that never restart. */
export const memoryJournal: Journal = { changes: [], append() {} };

/**
 * A file of lines, one line for everything that happened together.
 * A crash can only cut the last line short; that line is then dropped whole, so
 * a payment is never half there. Lines are handed to the kernel at once and
 * survive `kill -9`; a test provider need not survive a power cut.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "journal.jsonl");
  const changes = existsSync(file) ? latestOf(readChanges(file)) : [];
  rewrite(file, changes);
  return {
    changes,
    append: (more) => appendFileSync(file, `${JSON.stringify(more)}\n`),
  };
}

function readChanges(file: string): Change[] {
  const lines = readFileSync(file, "utf8").split("\n");
  // Text after the last line end is a line the process did not live to finish.
  lines.pop();
  return lines.flatMap((line, at): Change[] => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(
        `Line ${at + 1} of ${file} is damaged. Move the file away to start with an empty sandbox.`,
      );
    }
  });
}

function latestOf(changes: Change[]): Change[] {
  const latest = new Map<string, Change>();
  for (const change of changes) latest.set(`${change[0]} ${change[1]}`, change);
  return [...latest.values()].filter((change) => change[2] !== null);
}

function rewrite(file: string, changes: Change[]) {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, "w");
  for (const change of changes) writeSync(handle, `${JSON.stringify([change])}\n`);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(fresh, file);
}
