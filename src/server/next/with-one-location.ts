import { withQuery } from "@/src/domain/content/own-path";
import type { CapturedAnswer } from "../http/ready-answer";

/** The query, without the key of Next's router. */
const queryOf = (address: string) =>
  (address.split("?", 2)[1] ?? "")
    .split("&")
    .filter((part) => !part.startsWith("_rsc="))
    .join("&");

/**
 * A redirect with one address: Next sends that of a cached page twice, which clients join
 * (https://github.com/vercel/next.js/issues/82117). It is cached without the query of a request, which is appended:
 * campaigns are counted where visitors arrive.
 * @param address path and query of the request
 */
export function withOneLocation(answer: CapturedAnswer, address: string): CapturedAnswer {
  const isLocation = (at: number) => answer.headers[at - (at % 2)]?.toLowerCase() === "location";
  const location = answer.headers.find((_, at) => at % 2 === 1 && isLocation(at));
  if (location === undefined || answer.status < 300 || answer.status >= 400) return answer;
  const others = answer.headers.filter((_, at) => !isLocation(at));
  return { ...answer, headers: [...others, "Location", withQuery(location, queryOf(address))] };
}
