import { parseModelQuery } from "@/src/contracts/model-query";
import { composeModel } from "@/src/services/configurator/compose-model";
import { sharedModels } from "@/src/shop/models";
import { pictureDeps } from "@/src/app/api/configurator/picture-deps";

/** As for pictures: an address with today's version never changes its meaning, any other may. */
const policies = {
  current: "public, max-age=31536000, immutable",
  unversioned: "public, max-age=60, must-revalidate",
} as const;

const refusal = (status: number, body: object) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store" } });

/**
 * The whole watch in three dimensions, as GLB, in metres.
 * Source: specification §7, GET configurator model.
 */
export async function GET(request: Request): Promise<Response> {
  const query = parseModelQuery(new URL(request.url).searchParams);
  if (!query.ok) return refusal(400, { error: "invalid", field: query.error.field });
  const models = sharedModels();
  const { catalogue } = await pictureDeps();
  const planned = await composeModel(query.value, { catalogue, models });
  if (!planned.ok) {
    return planned.error === "not-drawn"
      ? refusal(404, { error: "not-found" })
      : refusal(400, { error: "invalid", field: planned.error.field });
  }

  const { order, isCurrentVersion } = planned.value;
  const etag = `"${(await models.addressOf(order)).slice(0, 32)}"`;
  const headers = {
    ETag: etag,
    "Cache-Control": policies[isCurrentVersion ? "current" : "unversioned"],
  };
  if (request.headers.get("if-none-match")?.includes(etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = await models.compose(order);
  return new Response(request.method === "HEAD" ? null : bytes, {
    headers: {
      ...headers,
      "Content-Type": "model/gltf-binary",
      "Content-Length": String(bytes.byteLength),
      "X-Content-Type-Options": "nosniff",
    },
  });
}

export const HEAD = GET;
