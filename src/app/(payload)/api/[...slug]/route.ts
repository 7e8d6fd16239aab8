import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { answerCms } from "@/src/server/endpoints/answer-cms";
import { askOwnApi, askOwnPicture } from "@/src/server/runtime/in-process-api";

const open = () => getPayload({ config });
const get = answerCms(REST_GET(config), open);
const post = answerCms(REST_POST(config), open);

type Rest = Parameters<typeof get>[1];

/** The shop's own server has tried this already; `next dev` has not. */
function answerOwn(request: Request) {
  const { pathname, search } = new URL(request.url);
  const call = [request.method, pathname + search, request] as const;
  return askOwnApi(...call) ?? askOwnPicture(...call);
}

export const GET = async (request: Request, rest: Rest) => (await answerOwn(request)) ?? get(request, rest);
export const POST = async (request: Request, rest: Rest) => (await answerOwn(request)) ?? post(request, rest);
export const DELETE = answerCms(REST_DELETE(config), open);
export const PATCH = answerCms(REST_PATCH(config), open);
export const PUT = answerCms(REST_PUT(config), open);
export const OPTIONS = REST_OPTIONS(config);
