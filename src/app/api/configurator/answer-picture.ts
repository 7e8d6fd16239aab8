import type { PictureQuery, QueryFault } from "../../../contracts/image-query";
import type { PictureFormat } from "../../../domain/watch/picture-view";
import type { Result } from "../../../domain/result";
import type { PlannedPicture } from "../../../services/configurator/compose-watch";
import { negotiateFormat } from "./negotiate-format";

/**
 * How long a picture may be kept without asking again. An address that carries today's catalogue version changes
 * when artwork does, so what it shows never changes. Any other address must show new artwork soon: a minute, then
 * a question that is answered by 304 while nothing has changed. A placeholder is asked for every time.
 */
const cachePolicies = {
  current: "public, max-age=31536000, immutable",
  unversioned: "public, max-age=60, must-revalidate",
  incomplete: "no-cache",
} as const;

const retryAfterSeconds = "1";

const faultAnswer = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Whether the client has this very picture. A weak mark is as good: the bytes are equal or the address is not. */
function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((mark) => ["*", etag].includes(mark.trim().replace(/^W\//, "")));
}

/**
 * Answers a GET or HEAD for a picture: 200, 304, 400 naming the parameter at fault, 404, or 503 when too many wait.
 * @param parse reads the query
 * @param plan finds what the query speaks of
 */
export async function answerPicture<Query extends PictureQuery>(
  request: Request,
  parse: (parameters: URLSearchParams) => Result<Query, QueryFault>,
  plan: (query: Query, format: PictureFormat) => Promise<Result<PlannedPicture, QueryFault | "not-found">>,
): Promise<Response> {
  const query = parse(new URL(request.url).searchParams);
  if (!query.ok) return faultAnswer(400, { error: "invalid", field: query.error.field });

  const { format: asked = "soonest", stage } = query.value;
  const isFixed = asked !== "soonest" && asked !== "smallest";
  const format = isFixed
    ? asked
    : negotiateFormat(request.headers.get("accept"), {
        isTransparent: stage === "transparent",
        wanted: asked,
      });
  const planned = await plan(query.value, format);
  if (!planned.ok) {
    return planned.error === "not-found"
      ? faultAnswer(404, { error: "not-found" })
      : faultAnswer(400, { error: "invalid", field: planned.error.field });
  }

  const { address, isCurrentVersion, compose } = planned.value;
  const etag = `"${address.slice(0, 32)}"`;
  const headers: Record<string, string> = {
    ETag: etag,
    "Cache-Control": cachePolicies[isCurrentVersion ? "current" : "unversioned"],
    ...(!isFixed && { Vary: "Accept" }),
  };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });

  const picture = await compose().catch((error: unknown) => {
    if (error instanceof Error && error.name === "TooBusy") return null;
    throw error;
  });
  if (!picture) return faultAnswer(503, { error: "busy" }, { "Retry-After": retryAfterSeconds });

  headers["Content-Type"] = `image/${picture.format}`;
  headers["Content-Length"] = String(picture.bytes.byteLength);
  headers["X-Content-Type-Options"] = "nosniff";
  if (!picture.isComplete) {
    // Once the artwork is there the same address means another picture, so this one must not bear its mark.
    headers["Cache-Control"] = cachePolicies.incomplete;
    delete headers.ETag;
  }
  return new Response(request.method === "HEAD" ? null : picture.bytes, { headers });
}
