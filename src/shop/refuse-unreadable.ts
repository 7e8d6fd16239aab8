import type { Config } from "payload";

/**
 * What PostgreSQL says of text that holds a null character or what is no character, and of a text where it looks for a
 * number or a day, or a number beyond what a column holds: an id of letters, or one of twenty digits; and of an id that
 * nothing has.
 */
const notKept = /^(22021|22P05|22P02|22003|22007|22008|23503)$/;

/** The CMS's error message for a multipart body without its boundary. */
const notMultipart = "Request is not eligible for file upload";

/**
 * Whether an error says that a request could not be read, rather than that the shop is wrong: an address or a JSON
 * body that is none, text that cannot be kept.
 */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof URIError || error instanceof SyntaxError) return true;
  if ("code" in error && typeof error.code === "string" && notKept.test(error.code)) return true;
  return error.message === notMultipart || isUnreadable(error.cause);
}

const refusal = { errors: [{ message: "The request cannot be read." }] };

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** The CMS's own API answers 500 to what it cannot read; the right status is 400. */
export const refuseUnreadable: AfterError = ({ error }) =>
  isUnreadable(error) ? { status: 400, response: refusal } : undefined;

/** The same for what fails before the CMS listens: a POST that stands for a GET is read outside its own care. */
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
