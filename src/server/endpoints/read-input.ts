import type { ErrorResponse } from "@/src/domain/contracts/error-response";
import { fail, ok, type Result } from "@/src/domain/result";
import type { EdgeRequest } from "./edge-request";
import { bodyLimit, readBody, type Unread } from "./read-body";
import { isOwnForm, isSameOrigin } from "./same-origin";

/** Why a request is refused before validation. */
export interface Refusal {
  readonly status: number;
  readonly error: ErrorResponse;
}

const refuse = (status: number, error: string, message: string) =>
  fail<Refusal>({ status, error: { error, message } });

const foreign = () => refuse(403, "foreign-origin", "The shop takes changes from its own pages only.");

/** How a body that was not read is answered. */
export const refusalOf = (error: Unread, limit: number): Refusal =>
  error === "too-large"
    ? { status: 413, error: { error, message: `A request may weigh ${limit} bytes.` } }
    : { status: 400, error: { error, message: "The connection ended before all of the body had come." } };

/** JSON is UTF-8; a body in another encoding would be decoded to a different text. */
const json = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const form = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Whether the body is JSON. */
export const isJson = (headers: Headers): boolean => json.test(headers.get("content-type") ?? "");

/** Whether a browser submits this without our script. */
export const isForm = (headers: Headers): boolean => form.test(headers.get("content-type") ?? "");

/**
 * The object sent by a program or our script.
 * @param limit bytes
 */
export async function readJson(
  req: EdgeRequest,
  origin: string,
  limit: number = bodyLimit,
): Promise<Result<unknown, Refusal>> {
  if (!isSameOrigin(req.headers, origin)) return foreign();
  if (!isJson(req.headers)) {
    return refuse(415, "not-json", "Send the body as application/json, in UTF-8.");
  }
  const body = await readBody(req, limit);
  if (!body.ok) return fail(refusalOf(body.error, limit));
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body.value));
    // For a schema of optional fields a list would be equal to an empty object.
    return Array.isArray(value) ? refuse(400, "invalid", "The body is not an object.") : ok(value);
  } catch {
    return refuse(400, "invalid", "The body is not JSON in UTF-8.");
  }
}

/** Names and texts of a form, in their order; files are ignored, no form of the shop has any. */
export async function readForm(
  req: EdgeRequest,
  origin: string,
): Promise<Result<readonly (readonly [string, string])[], Refusal>> {
  if (!isOwnForm(req.headers, origin)) return foreign();
  const body = await readBody(req, bodyLimit);
  if (!body.ok) return fail(refusalOf(body.error, bodyLimit));
  try {
    const type = req.headers.get("content-type") ?? "";
    const data = await new Response(Buffer.from(body.value), {
      headers: { "content-type": type },
    }).formData();
    return ok([...data].flatMap(([name, text]) => (typeof text === "string" ? [[name, text] as const] : [])));
  } catch {
    return refuse(400, "invalid", "The body is not a form.");
  }
}
