import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { askOwnApi, askOwnPicture } from "@/src/shop/own-api";
import { withBodyLimit } from "@/src/shop/limit-body";
import { refusingUnreadable } from "@/src/shop/refuse-unreadable";
import { withCollisionRetry } from "@/src/shop/retry-collision";

const get = REST_GET(config);
const post = withCollisionRetry(refusingUnreadable(REST_POST(config)));

type Rest = Parameters<typeof get>[1];

const open = () => getPayload({ config });

/** The shop's own server has asked already; `next dev` has not. */
function answerOwn(request: Request) {
  const { pathname, search } = new URL(request.url);
  const call = [request.method, pathname + search, request] as const;
  return askOwnApi(...call) ?? askOwnPicture(...call);
}

export const GET = async (request: Request, rest: Rest) => (await answerOwn(request)) ?? get(request, rest);
export const POST = withBodyLimit(
  open,
  async (request, rest: Rest) => (await answerOwn(request)) ?? post(request, rest),
);
export const DELETE = withBodyLimit(open, REST_DELETE(config));
export const PATCH = withBodyLimit(open, withCollisionRetry(REST_PATCH(config)));
export const PUT = withBodyLimit(open, REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
