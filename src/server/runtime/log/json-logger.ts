import type { Config } from "payload";
import { logLine, type Level } from "./log-line";

type PinoOptions = Extract<NonNullable<Config["logger"]>, { options: unknown }>["options"];

/** The levels of pino that the shop uses. */
const levelOf = (level: number): Level => {
  if (level >= 50) return "error";
  if (level >= 40) return "warn";
  return level >= 30 ? "info" : "debug";
};

const errorIn = (value: unknown): unknown => {
  if (value instanceof Error) return value;
  return typeof value === "object" && value !== null && "err" in value ? value.err : undefined;
};

const textIn = (values: readonly unknown[]): string => {
  const text = values.find((value) => typeof value === "string");
  if (typeof text === "string") return text;
  const [first] = values;
  return typeof first === "object" && first !== null && "msg" in first ? String(first.msg) : "";
};

/**
 * The CMS's log as lines of JSON, each with time, level and message: a repeated error is written three times a
 * minute, and no line contains typed values.
 */
export const jsonLogger: PinoOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  hooks: {
    logMethod(values, method, level) {
      const error = values.map(errorIn).find((one) => one !== undefined);
      const line = logLine(levelOf(level), textIn(values), error);
      if (line === null) return;
      // Pino writes the level itself.
      const { msg, level: _, ...rest } = line;
      method.apply(this, [rest, msg]);
    },
  },
  // The error is already described.
  serializers: { err: (described: unknown) => described },
};
