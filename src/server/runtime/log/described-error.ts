import { isUnavailable } from "@/src/server/runtime/is-unavailable";

/** The logged parts of an error. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The id that an error page shows to a visitor. */
  readonly digest?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Maximum depth of causes, so that a cyclic one ends. */
const MAX_DEPTH = 4;
/** Of a failed statement, with its values: names and addresses must not be logged. */
const MAX_MESSAGE = 300;

function textOf(error: Error, name: "code" | "digest"): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

/** The database's driver repeats the statement and its values in the message. */
const withoutValues = (message: string) => (message.split(/\nparams:/, 1)[0] ?? "").slice(0, MAX_MESSAGE);

/**
 * An error for the log: without the values of a statement, and without the stack where a dependency is only
 * unavailable.
 */
export function describedError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, MAX_MESSAGE) };
  const [code, digest] = [textOf(error, "code"), textOf(error, "digest")];
  const way = isUnavailable(error)
    ? undefined
    : error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(digest !== undefined && { digest }),
    ...(way && { stack: way.map((line) => line.trim()).join("\n") }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: describedError(error.cause, depth + 1) }),
  };
}
