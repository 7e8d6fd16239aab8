import { getPayload, handleEndpoints, type SanitizedConfig } from "payload";
import { answerApi } from "@/src/endpoints/answer-api";
import { endpoints } from "@/src/endpoints/table";
import { refusingUnreadable } from "@/src/shop/refuse-unreadable";
import { withCollisionRetry } from "@/src/shop/retry-collision";

/** The API as its route puts it together (src/app/(payload)/api), without Next around it. */
export function answerAsRoute(config: Promise<SanitizedConfig>): (request: Request) => Promise<Response> {
  const answerOwn = answerApi(endpoints, () => getPayload({ config }));
  const handle = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    return (
      (await answerOwn(request.method, pathname + search, request)) ?? handleEndpoints({ config, request })
    );
  };
  return withCollisionRetry(refusingUnreadable(handle));
}
