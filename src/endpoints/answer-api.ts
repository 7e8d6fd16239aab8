import type { Endpoint, Payload } from "payload";
import { fail, ok } from "../domain/result";
import { answerBroken } from "./answer-broken";
import type { ShopEndpoint } from "./route";

type Answer = ShopEndpoint["answer"];

const isOwn = (endpoint: Endpoint): endpoint is ShopEndpoint => "answer" in endpoint;

/**
 * Answers calls of the shop's own API by the table alone. The CMS would find out for each who of its staff asks,
 * in which language and from which collection, which costs more than the call itself; it stays in charge of every
 * other address.
 * @param open the running CMS
 * @returns null for an address that is not in the table
 */
export function answerApi(endpoints: readonly Endpoint[], open: () => Promise<Payload>) {
  const answers = new Map<string, Answer>(
    endpoints.filter(isOwn).map(({ method, path, answer }) => [`${method} /api${path}`, answer]),
  );
  return async (method: Endpoint["method"], request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = answers.get(`${method} ${pathname}`);
    if (!answer) return null;
    const { headers, body } = request;
    const opened = await open().then(ok, (error: unknown) => fail(error));
    return opened.ok
      ? answer({ headers, body, searchParams, payload: opened.value })
      : answerBroken(opened.error);
  };
}
