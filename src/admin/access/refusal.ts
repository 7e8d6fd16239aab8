import { APIError } from "payload";

/** The refusal of a save, with a message for the user. */
export const refusal = (message: string, status: 400 | 403 | 409 | 422 | 423): Error =>
  new APIError(message, status, undefined, true);
