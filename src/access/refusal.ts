import { APIError } from "payload";

/**
 * A save that is refused, with a sentence for whoever saved. Built small, the server's classes lose their names, and
 * Payload keeps the words of a nameless error to itself: this one brings its name along.
 */
export const refusal = (message: string, status: 400 | 403 | 409 | 422): Error =>
  Object.assign(new APIError(message, status, undefined, true), { name: "APIError" });
