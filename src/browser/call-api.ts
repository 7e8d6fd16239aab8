import * as v from "valibot";
import { errorResponse, type ErrorResponse } from "@/src/contracts/error-response";
import { fail, ok, type Result } from "@/src/domain/result";

/** Why a call brought no answer that can be used. */
export type ApiFailure =
  /** The shop could not be reached, or the answer broke off. */
  | { readonly code: "unreachable" }
  /** The shop answered with another status than success. */
  | { readonly code: "refused"; readonly status: number; readonly error: ErrorResponse | null }
  /** The answer does not have the agreed shape. */
  | { readonly code: "unreadable" };

interface Call<Schema> {
  readonly path: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown;
  readonly answer: Schema;
}

function ask({ path, body }: Call<unknown>): Promise<Response> {
  if (body === undefined) return fetch(path, { cache: "no-store" });
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Three quarters of a minute in all: as long as a rush of two thousand lasts on two cores. */
const maxRepeats = 15;
/** Seconds; a shop that names a longer time is closed. */
const longestWait = 5;

/** Asks again where the shop says that too many ask, has begun nothing, and names when (Retry-After); not all at the same moment. */
async function request(call: Call<unknown>): Promise<Response> {
  for (let repeats = 0; ; repeats += 1) {
    const response = await ask(call);
    const wait = Number(response.headers.get("retry-after") ?? Infinity);
    const isBusy = response.status === 503 && wait <= longestWait;
    if (!isBusy || repeats === maxRepeats) return response;
    const spread = 1 + Math.random();
    await new Promise((resolve) => setTimeout(resolve, wait * spread * 1_000));
  }
}

async function readErrorBody(response: Response): Promise<ErrorResponse | null> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorResponse, body);
  return parsed.success ? parsed.output : null;
}

/** One call to the shop; the answer is parsed, so that what comes back has the agreed shape. */
export async function callApi<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<Result<v.InferOutput<Schema>, ApiFailure>> {
  try {
    const response = await request(call);
    if (!response.ok) {
      return fail({ code: "refused", status: response.status, error: await readErrorBody(response) });
    }
    const body: unknown = await response.json();
    const parsed = v.safeParse(call.answer, body);
    return parsed.success ? ok(parsed.output) : fail({ code: "unreadable" });
  } catch {
    return fail({ code: "unreachable" });
  }
}
