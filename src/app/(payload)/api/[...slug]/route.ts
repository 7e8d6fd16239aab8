import config from "@payload-config";
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from "@payloadcms/next/routes";
import { getPayload } from "payload";
import { answerApi } from "../../../../endpoints/answer-api";
import { endpoints } from "../../../../endpoints/table";
import { refusingUnreadable } from "../../../../shop/refuse-unreadable";

const answerOwn = answerApi(endpoints, () => getPayload({ config }));
const get = REST_GET(config);
const post = refusingUnreadable(REST_POST(config));

type Rest = Parameters<typeof get>[1];

export const GET = async (request: Request, rest: Rest) =>
  (await answerOwn("get", request)) ?? get(request, rest);
export const POST = async (request: Request, rest: Rest) =>
  (await answerOwn("post", request)) ?? post(request, rest);
export const DELETE = REST_DELETE(config);
export const PATCH = REST_PATCH(config);
export const PUT = REST_PUT(config);
export const OPTIONS = REST_OPTIONS(config);
