import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { answerCms } from "@/src/server/endpoints/answer-cms";
import { askOwnApi, askOwnPicture } from "@/src/server/runtime/in-process-api";

const open = () => getPayload({ config });

/** The shop's own server has tried this already; `next dev` has not. */
function askOwn(request: Request) {
  const { pathname, search } = new URL(request.url);
  const call = [request.method, pathname + search, request] as const;
  return askOwnApi(...call) ?? askOwnPicture(...call);
}

/** Answers by the shop's own API, else by the CMS. */
function answered<Rest>(cms: (request: Request, rest: Rest) => Promise<Response>) {
  const answer = answerCms(cms, open);
  return async (request: Request, rest: Rest) => (await askOwn(request)) ?? answer(request, rest);
}

export const GET = answered(REST_GET(config));
export const POST = answered(REST_POST(config));
export const DELETE = answered(REST_DELETE(config));
export const PATCH = answered(REST_PATCH(config));
export const PUT = answered(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
