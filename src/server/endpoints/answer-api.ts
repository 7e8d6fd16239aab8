import type { Endpoint, Payload } from "payload";
import { fail, ok } from "@/src/domain/result";
import type { AnswerCall } from "@/src/server/runtime/in-process-api";
import { answerBroken } from "./answer-broken";
import type { ShopEndpoint } from "./route";

type Answer = ShopEndpoint["answer"];

const isOwn = (endpoint: Endpoint): endpoint is ShopEndpoint => "answer" in endpoint;

/**
 * Answers calls of the shop's own API by the table alone. The CMS would look up staff user, language and collection
 * for each call, which costs more than the call itself; it handles every other address.
 * @param open the running CMS
 */
export function answerApi(endpoints: readonly Endpoint[], open: () => Promise<Payload>): AnswerCall {
  const answers = new Map<string, Answer>(
    endpoints.filter(isOwn).map(({ method, path, answer }) => [`${method} /api${path}`, answer]),
  );
  return (method, address, { headers, body }) => {
    const [pathname, query] = address.split("?", 2);
    const answer = answers.get(`${method.toLowerCase()} ${pathname}`);
    if (!answer) return null;
    return open()
      .then(ok, (error: unknown) => fail(error))
      .then((opened) =>
        opened.ok
          ? answer({ headers, body, searchParams: new URLSearchParams(query), payload: opened.value })
          : answerBroken(opened.error),
      );
  };
}
