import type { PictureQuery, QueryError } from "@/src/domain/contracts/image-query";
import type { PictureFormat } from "@/src/domain/watch/picture-view";
import type { Result } from "@/src/domain/result";
import type { PlannedPicture, Turn } from "@/src/services/configurator/plan-picture";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import type { PictureRequest } from "./picture-request";
import { chooseFormats, type ChosenFormats } from "./choose-formats";

/**
 * How long a picture may be cached without revalidation. An address that carries today's catalogue version changes
 * when artwork does, so its content never changes. Any other address must show new artwork soon: a minute, then a
 * revalidation, with 304 while nothing has changed; the same holds for a temporary picture until a smaller file is
 * encoded. A placeholder is revalidated every time.
 */
const cachePolicies = {
  current: "public, max-age=31536000, immutable",
  unversioned: "public, max-age=60, must-revalidate",
  standIn: "public, max-age=60, must-revalidate",
  incomplete: "no-cache",
} as const;

const retryAfterSeconds = "1";

/** A render that was refused, or whose requests were all aborted. */
const refusals: readonly string[] = ["TooBusy", "Abandoned"];

const errorAnswer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Whether the client has this very picture. A weak tag suffices: the bytes are equal or the address is not. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((mark) => ["*", etag].includes(mark.trim().replace(/^W\//, "")));
}

const etagOf = (planned: PlannedPicture, format: PictureFormat) =>
  `"${planned.addressIn(format).slice(0, 32)}"`;

/**
 * The final format where its file exists or the client has it; else the fastest to encode. The final one is encoded
 * later for repeated requests: most watches on the way to the final choice are viewed once, and this encoding costs
 * more than all the rest.
 */
async function chooseNow(
  planned: PlannedPicture,
  { final, soonest }: ChosenFormats,
  ifNoneMatch: string | null,
): Promise<PictureFormat> {
  if (final === soonest || isKnown(ifNoneMatch, etagOf(planned, final))) return final;
  if (await planned.findIn(final)) return final;
  if (await planned.findIn(soonest)) planned.composeLaterIn(final);
  return soonest;
}

/** The picture, or null where it can't be rendered in time. */
async function composeNow(planned: PlannedPicture, format: PictureFormat, turn: Turn) {
  try {
    return await planned.composeIn(format, turn);
  } catch (error) {
    if (error instanceof Error && refusals.includes(error.name)) return null;
    throw error;
  }
}

/**
 * Answers a GET or HEAD for a picture: 200, 304, 400 naming the invalid parameter, 404, or 503 when the queue is
 * full.
 * @param parse reads the query
 * @param plan loads what the query names
 */
export async function answerPicture<Query extends PictureQuery>(
  request: PictureRequest,
  turn: Turn,
  parse: (parameters: URLSearchParams) => Result<Query, QueryError>,
  plan: (query: Query) => Promise<Result<PlannedPicture, QueryError | "not-found">>,
): Promise<Response> {
  const query = parse(new URL(request.url).searchParams);
  if (!query.ok) return errorAnswer(400, { error: "invalid", field: query.error.field });
  const plans = await plan(query.value);
  if (!plans.ok) {
    return plans.error === "not-found"
      ? errorAnswer(404, { error: "not-found" })
      : errorAnswer(400, { error: "invalid", field: plans.error.field });
  }

  const planned = plans.value;
  const ifNoneMatch = request.headers.get("if-none-match");
  const formats = chooseFormats(query.value, request.headers.get("accept"));
  const format = await chooseNow(planned, formats, ifNoneMatch);
  const isStandIn = format !== formats.final;
  const etag = etagOf(planned, format);
  const policy = isStandIn ? "standIn" : planned.isCurrentVersion ? "current" : "unversioned";
  const headers: Record<string, string> = {
    ETag: etag,
    "Cache-Control": cachePolicies[policy],
    ...(formats.isNegotiated && { Vary: "Accept" }),
  };
  if (isKnown(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });

  const picture = await composeNow(planned, format, turn);
  if (!picture) return errorAnswer(503, { error: "busy" }, { "Retry-After": retryAfterSeconds });

  headers["Content-Type"] = `image/${picture.format}`;
  headers["Content-Length"] = String(picture.bytes.byteLength);
  headers["X-Content-Type-Options"] = "nosniff";
  if (!picture.isComplete) {
    // Once the artwork exists the same address means another picture, so this one must not bear its tag.
    headers["Cache-Control"] = cachePolicies.incomplete;
    delete headers.ETag;
  }
  return request.method === "HEAD"
    ? new Response(null, { headers })
    : wholeResponse(picture.bytes, { headers });
}
