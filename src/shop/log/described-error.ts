import { isUnavailable } from "@/src/shop/is-unavailable";

/** What a log says of an error. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The number that the page of an error tells a visitor. */
  readonly digest?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/** Where the causes of an error end, so that one that causes itself does. */
const MAX_DEPTH = 4;
/** Of a statement that failed, with what was to be written: names and addresses are not for a log. */
const MAX_MESSAGE = 300;

function textOf(error: Error, name: "code" | "digest"): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

/** The database's driver repeats the statement and its values in the message. */
const withoutValues = (message: string) => (message.split(/\nparams:/, 1)[0] ?? "").slice(0, MAX_MESSAGE);

/**
 * An error as a log holds it: without the values of a statement, and without the way there where only a part of the shop is away.
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
