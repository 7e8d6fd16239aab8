import type { Endpoint, Payload } from "payload";
import { fail, ok } from "@/src/domain/result";
import type { AnswerCall } from "@/src/server/runtime/in-process-api";
import { answerBroken } from "./answer-broken";
import { pathPattern } from "./path-pattern";
import type { ShopEndpoint } from "./route";

type Answer = ShopEndpoint["answer"];

interface Match {
  readonly answer: Answer;
  readonly routeParams: Readonly<Record<string, string>>;
}

/** Decodes a part of an address; one that cannot be decoded is kept, and names nothing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Finds routes with parameters: /orders/:number. */
function matcher({ method, path, answer }: ShopEndpoint): (method: string, pathname: string) => Match | null {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const pattern = pathPattern(path);
  return (called, pathname) => {
    const values = called === method ? pattern.exec(pathname)?.slice(1) : undefined;
    if (!values) return null;
    const routeParams = Object.fromEntries(names.map((name, at) => [name, decodePart(values[at] ?? "")]));
    return { answer, routeParams };
  };
}

const isOwn = (endpoint: Endpoint): endpoint is ShopEndpoint => "answer" in endpoint;

/**
 * Answers calls of the shop's own API by the table alone. The CMS would look up staff user, language and collection
 * for each call, which costs more than the call itself; it handles every other address.
 * @param open the running CMS
 * @param unknown answers a call that no row takes; null where that is for the CMS
 */
export function answerApi(
  endpoints: readonly Endpoint[],
  open: () => Promise<Payload>,
  unknown: (pathname: string) => Answer | null = () => null,
): AnswerCall {
  const own = endpoints.filter(isOwn);
  const exact = new Map(own.map(({ method, path, answer }) => [`${method} /api${path}`, answer]));
  const matchers = own.filter(({ path }) => path.includes(":")).map(matcher);
  const find = (method: string, pathname: string): Match | null => {
    const answer = exact.get(`${method} ${pathname}`);
    if (answer) return { answer, routeParams: {} };
    for (const match of matchers) {
      const found = match(method, pathname);
      if (found) return found;
    }
    const missed = unknown(pathname);
    return missed && { answer: missed, routeParams: {} };
  };
  return (method, address, { headers, body }) => {
    const [pathname = "", query] = address.split("?", 2);
    const found = find(method.toLowerCase(), pathname);
    if (!found) return null;
    const { answer, routeParams } = found;
    return open()
      .then(ok, (error: unknown) => fail(error))
      .then((opened) =>
        opened.ok
          ? answer({
              headers,
              body,
              searchParams: new URLSearchParams(query),
              payload: opened.value,
              routeParams,
            })
          : answerBroken(opened.error),
      );
  };
}
