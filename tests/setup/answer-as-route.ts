import { getPayload, handleEndpoints, type SanitizedConfig } from "payload";
import { answerApi } from "@/src/endpoints/answer-api";
import { endpoints } from "@/src/endpoints/table";
import { withBodyLimit } from "@/src/shop/limit-body";
import { refusingUnreadable } from "@/src/shop/refuse-unreadable";
import { withCollisionRetry } from "@/src/shop/retry-collision";

/** The API as its route puts it together (src/app/(payload)/api), without Next around it. */
export function answerAsRoute(config: Promise<SanitizedConfig>): (request: Request) => Promise<Response> {
  const open = () => getPayload({ config });
  const answerOwn = answerApi(endpoints, open);
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return (
      (await answerOwn(request.method, pathname + search, request)) ?? handleEndpoints({ config, request })
    );
  };
  return withBodyLimit(open, withCollisionRetry(refusingUnreadable(handle)));
}
