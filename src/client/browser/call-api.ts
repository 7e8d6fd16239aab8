import * as v from "valibot";
import { errorResponse, type ErrorResponse } from "@/src/domain/contracts/error-response";
import { fail, ok, type Result } from "@/src/domain/result";
import { repeatWhileBusy } from "./repeat-while-busy";

/** Why a call had no usable answer. */
export type ApiFailure =
  /** The shop could not be reached, or the connection broke. */
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

async function readErrorBody(response: Response): Promise<ErrorResponse | null> {
  const body: unknown = await response.json().catch(() => null);
  const parsed = v.safeParse(errorResponse, body);
  return parsed.success ? parsed.output : null;
}

/** One call to the shop; the answer is parsed, so that it has the agreed shape. */
export async function callApi<Schema extends v.GenericSchema>(
  call: Call<Schema>,
): Promise<Result<v.InferOutput<Schema>, ApiFailure>> {
  try {
    const response = await repeatWhileBusy(() => ask(call));
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
