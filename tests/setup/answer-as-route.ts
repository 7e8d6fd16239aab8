import { getPayload, handleEndpoints, type SanitizedConfig } from "payload";
import { answerApi } from "@/src/server/endpoints/answer-api";
import { unknownCall } from "@/src/server/endpoints/api/unknown-call";
import { answerCms } from "@/src/server/endpoints/answer-cms";
import { endpoints } from "@/src/server/endpoints/table";

/** The API as its route puts it together (src/app/(payload)/api), without Next around it. */
export function answerAsRoute(config: Promise<SanitizedConfig>): (request: Request) => Promise<Response> {
  const open = () => getPayload({ config });
  const answerOwn = answerApi(endpoints, open, unknownCall);
  const answer = answerCms((request: Request) => handleEndpoints({ config, request }), open);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    return (await answerOwn(request.method, pathname + search, request)) ?? answer(request);
  };
}
