import { format } from "node:util";
import { writeLog } from "@/src/server/runtime/log/write-log";

const methods = { debug: "debug", log: "info", info: "info", warn: "warn", error: "error" } as const;

/** Terminal color codes. */
// eslint-disable-next-line no-control-regex -- they begin with one
const colours = /\u001B\[[\d;]*m/g;

/** Console output of Next and packages is added to the log. */
export function writeConsoleAsJson(): void {
  for (const [method, level] of Object.entries(methods)) {
    Reflect.set(console, method, (...values: unknown[]) => {
      const error = values.find((value) => value instanceof Error);
      const words = values.filter((value) => value !== error);
      writeLog(
        level,
        format(...words)
          .replaceAll(colours, "")
          .trim(),
        error,
      );
    });
  }
}
