import type { Freshness } from "./answer-store";
import type { AnswerKind } from "./answer-kind";
import { closePolicy, opensInlineScripts } from "./inline-scripts";
import { headerOf, isShareable, type CapturedAnswer } from "./ready-answer";

/** Lifetime where an answer does not give one; a change of content purges it anyway. */
const defaultTtlMs = 300_000;

/** Lifetime of an answer, by its headers. */
export function freshnessOf({ headers }: CapturedAnswer): Freshness {
  const policy = headerOf(headers, "cache-control") ?? "";
  const seconds = Number(/\bs-maxage=(\d+)/.exec(policy)?.[1] ?? /\bmax-age=(\d+)/.exec(policy)?.[1] ?? 0);
  return {
    isImmutable: /\bimmutable\b/.test(policy),
    ttlMs: seconds > 0 ? seconds * 1_000 : defaultTtlMs,
  };
}

/**
 * Whether an answer of Next may be stored and shared.
 * @param isMissingPage the one page whose 404 is kept
 */
export function isCacheable(answer: CapturedAnswer, kind: AnswerKind, isMissingPage: boolean): boolean {
  if (answer.status !== 200 && !(isMissingPage && answer.status === 404)) return false;
  if (!isShareable(answer)) return false;
  // Next is rendering the page again and serves the stale one for the last time.
  if (headerOf(answer.headers, "x-nextjs-cache") === "STALE") return false;
  return kind !== "picture" || (headerOf(answer.headers, "content-type") ?? "").startsWith("image/");
}

/** A page whose policy names its own scripts, instead of allowing any inline script. */
export function withClosedPolicy(answer: CapturedAnswer): CapturedAnswer {
  const policy = headerOf(answer.headers, "content-security-policy") ?? "";
  const isPage = (headerOf(answer.headers, "content-type") ?? "").startsWith("text/html");
  if (!isPage || !opensInlineScripts(policy)) return answer;
  const closed = closePolicy(policy, answer.body.toString("utf8"));
  const isPolicy = (at: number) =>
    at % 2 === 1 && answer.headers[at - 1]?.toLowerCase() === "content-security-policy";
  return { ...answer, headers: answer.headers.map((value, at) => (isPolicy(at) ? closed : value)) };
}
