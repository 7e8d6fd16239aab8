import { logLine, type Level } from "./log-line";

/** Writes a line of JSON to the process's output, as the CMS's own log does. */
export function writeLog(level: Level, msg: string, error?: unknown): void {
  const line = logLine(level, msg, error);
  if (line) process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`);
}
