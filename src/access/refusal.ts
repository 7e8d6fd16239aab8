import { APIError } from "payload";

/** A save that is refused, with a sentence for whoever saved. */
export const refusal = (message: string, status: 400 | 403 | 409 | 422 | 423): Error =>
  new APIError(message, status, undefined, true);
