import { parseModelQuery } from "@/src/domain/contracts/model-query";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import type { PictureRequest } from "./picture-request";
import { composeModel, type ModelDeps } from "@/src/services/configurator/compose-model";
import type { Turn } from "@/src/services/configurator/plan-picture";

/** As for pictures: an address with today's version never changes its meaning, any other may. */
const policies = {
  current: "public, max-age=31536000, immutable",
  unversioned: "public, max-age=60, must-revalidate",
} as const;

/** A model that was refused, or whose requests were all aborted. */
const refusals: readonly string[] = ["TooBusy", "Abandoned"];
const retryAfterSeconds = "2";

const refusal = (status: number, body: object, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

/** Answers a GET or HEAD for a model: 200, 304, 400 naming the invalid parameter, 404, or 503 when the queue is full. */
export async function answerModel(
  request: PictureRequest,
  turn: Turn,
  findDeps: () => Promise<ModelDeps>,
): Promise<Response> {
  const query = parseModelQuery(new URL(request.url).searchParams);
  if (!query.ok) return refusal(400, { error: "invalid", field: query.error.field });
  const deps = await findDeps();
  const planned = await composeModel(query.value, deps);
  if (!planned.ok) {
    return planned.error === "not-drawn"
      ? refusal(404, { error: "not-found" })
      : refusal(400, { error: "invalid", field: planned.error.field });
  }

  const { order, isCurrentVersion } = planned.value;
  const etag = `"${(await deps.models.addressOf(order)).slice(0, 32)}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": policies[isCurrentVersion ? "current" : "unversioned"],
  };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await deps.models.compose(order, turn).catch((error: unknown) => {
    if (error instanceof Error && refusals.includes(error.name)) return null;
    throw error;
  });
  if (!bytes) return refusal(503, { error: "busy" }, { "Retry-After": retryAfterSeconds });
  const init = {
    headers: {
      ...headers,
      "Content-Type": "model/gltf-binary",
      "Content-Length": String(bytes.byteLength),
      "X-Content-Type-Options": "nosniff",
    },
  };
  return request.method === "HEAD" ? new Response(null, init) : wholeResponse(bytes, init);
}
