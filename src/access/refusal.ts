import { APIError } from "payload";

/**
 * A save that is refused, with a sentence for whoever saved. Built small, the server's classes lose their names, and
 * Payload passes on the words of a nameless error only if data comes with it.
 */
export const refusal = (message: string, status: 400 | 403 | 409 | 422): APIError =>
  new APIError(message, status, {}, true);
