import { pathPattern } from "@/src/server/endpoints/path-pattern";
import type { ShopEndpoint } from "@/src/server/endpoints/route";
import { shopOf } from "@/src/server/runtime/shop-of";
import { assistantEndpoint } from "@/src/server/endpoints/assistant/assistant-endpoint";
import { apiEndpoints } from "./api-endpoints";
import { answerProblem, apiPath } from "./api-problem";

const routes = [...apiEndpoints, assistantEndpoint].map(({ method, path }) => ({
  method,
  pattern: pathPattern(path),
}));

/**
 * Answers a call below the API that no route takes: 405 where its path is known by other methods, else 404.
 * @param pathname of a call that no row of the table takes
 * @returns null for a path outside the API
 */
export function unknownCall(pathname: string): ShopEndpoint["answer"] | null {
  if (pathname !== apiPath && !pathname.startsWith(`${apiPath}/`)) return null;
  const methods = routes.flatMap(({ method, pattern }) =>
    pattern.test(pathname) ? [method.toUpperCase()] : [],
  );
  return ({ payload }) => {
    const { origin } = shopOf(payload);
    const answer =
      methods.length === 0
        ? answerProblem(origin, {
            status: 404,
            code: "unknown-path",
            title: "The API has no such path.",
            detail: `The paths are described at ${origin}${apiPath}.`,
          })
        : answerProblem(
            origin,
            { status: 405, code: "method-not-allowed", title: "The path does not take this method." },
            { allow: methods.join(", ") },
          );
    return Promise.resolve(answer);
  };
}
