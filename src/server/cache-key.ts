import type { IncomingMessage } from "node:http";
import { chosenLanguage } from "@/src/i18n/chosen-language";
import { closing } from "@/src/shop/closing";
import { kindOf, withoutCampaign, type AnswerKind } from "./answer-kind";
import { pictureTypes } from "./picture-types";
import { rscRequest } from "./rsc-request";

/** Key of a shared answer. */
export interface CacheKey {
  readonly kind: AnswerKind;
  readonly key: string;
  /** Of a request of Next's router: what Next has to confirm first. */
  readonly claim: string | null;
}

/** Next's own cookie of the preview: its responses are not shared. */
const previewCookie = "__prerender_bypass";

/**
 * Drafts are for staff, a closed shop answers differently, and a visitor is redirected to the language they have
 * chosen.
 */
function isPageForEverybody(address: string, cookie: string | undefined, isDocument: boolean): boolean {
  if (closing() !== null) return false;
  if (cookie === undefined) return true;
  if (cookie.includes(previewCookie)) return false;
  return !isDocument || chosenLanguage(address, cookie) === null;
}

/**
 * The key of the answer to a request; null where the answer is not shared.
 * @param address path and query
 */
export function cacheKeyOf({ headers }: IncomingMessage, address: string): CacheKey | null {
  const kind = kindOf(address);
  if (kind === null) return null;
  if (kind === "picture") {
    return { kind, key: `${address} ${pictureTypes(headers.accept)}`, claim: null };
  }
  if (kind !== "page") return { kind, key: withoutCampaign(address), claim: null };
  const question = rscRequest(address, headers);
  if (!isPageForEverybody(address, headers.cookie, question === null)) return null;
  if (question === null) return { kind, key: withoutCampaign(address), claim: null };
  return { kind, key: withoutCampaign(question.address) + question.wanted, claim: question.claim };
}
