import { adminMessages } from "@/src/i18n/admin-messages";
import type { Config } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import { foundNoConnection, isUnavailable } from "./is-unavailable";

const sentence = adminMessages("common.answerUnavailable.sentence");

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/**
 * A call of the CMS's own API that lost its connection to the database, or timed out waiting for one: the CMS would
 * answer 500. One that only waited has saved nothing and may be repeated, which the admin does by itself.
 */
export const answerUnavailable: AfterError = ({ error, req }) => {
  if (!isUnavailable(error)) return undefined;
  if (foundNoConnection(error))
    req.responseHeaders = new Headers([...(req.responseHeaders ?? []), ["retry-after", "2"]]);
  return { status: 503, response: { errors: [{ message: forReader(req, sentence) }] } };
};
