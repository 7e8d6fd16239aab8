import type { Config } from "payload";

/**
 * PostgreSQL's errors for text with a null character or an unpaired surrogate, for a text where a number or a day is
 * required, or a number out of range: an id of letters, or one of twenty digits; and for an unknown id.
 */
const notKept = /^(22021|22P05|22P02|22003|22007|22008|23503)$/;

/** The CMS's error message for a multipart body without its boundary. */
const notMultipart = "Request is not eligible for file upload";

/**
 * Whether an error is caused by an unreadable request, rather than by the shop: a malformed address or JSON body,
 * text that cannot be stored.
 */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError || error instanceof SyntaxError) return true;
  if ("code" in error && typeof error.code === "string" && notKept.test(error.code)) return true;
  return error.message === notMultipart || isUnreadable(error.cause);
}

const refusal = { errors: [{ message: "The request cannot be read." }] };

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/**
 * The CMS's own API answers 500 to an unreadable request; the right status is 400. It knows JSON bodies by itself since
 * https://github.com/payloadcms/payload/pull/15706.
 */
export const refuseUnreadable: AfterError = ({ error }) =>
  isUnreadable(error) ? { status: 400, response: refusal } : undefined;

/** The same for errors before the CMS's handler: a POST with a method override is parsed outside its error handling. */
export const refusingUnreadable =
  <Rest extends readonly unknown[]>(handle: (request: Request, ...rest: Rest) => Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    try {
      return await handle(request, ...rest);
    } catch (error) {
      if (!isUnreadable(error)) throw error;
      return Response.json(refusal, { status: 400 });
    }
  };
