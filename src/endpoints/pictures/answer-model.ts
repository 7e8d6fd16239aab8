import { parseModelQuery } from "@/src/contracts/model-query";
import { wholeResponse } from "@/src/shop/own-api";
import type { PictureRequest } from "./picture-request";
import { composeModel, type ModelDeps } from "@/src/services/configurator/compose-model";

/** As for pictures: an address with today's version never changes its meaning, any other may. */
const policies = {
  current: "public, max-age=31536000, immutable",
  unversioned: "public, max-age=60, must-revalidate",
} as const;

const refusal = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/** Answers a GET or HEAD for a model: 200, 304, 400 naming the parameter at fault, or 404. */
export async function answerModel(
  request: PictureRequest,
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
  const bytes = await deps.models.compose(order);
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
