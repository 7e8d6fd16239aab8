import type { IncomingMessage } from "node:http";
import { chosenLanguage } from "@/src/i18n/chosen-language";
import { closing } from "@/src/server/runtime/closing";
import { kindOf, withoutCampaign, type AnswerKind } from "./answer-kind";
import { pictureTypes } from "./picture-types";
import { previewCookie } from "../next/cookies";
import { routerQuestion } from "../next/router-question";

/** Key of a shared answer. */
export interface CacheKey {
  readonly kind: AnswerKind;
  readonly key: string;
}

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
    return { kind, key: `${address} ${pictureTypes(headers.accept)}` };
  }
  const key = withoutCampaign(address);
  if (kind !== "page") return { kind, key };
  const question = routerQuestion(headers);
  if (!isPageForEverybody(address, headers.cookie, question === "")) return null;
  return { kind, key: key + question };
}
