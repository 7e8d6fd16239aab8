const headers = { "cache-control": "private, no-store" };

/** A success. @param cookie value of Set-Cookie */
export const accountAnswer = (body: object, cookie?: string): Response =>
  Response.json(body, { headers: { ...headers, ...(cookie !== undefined && { "set-cookie": cookie }) } });

/**
 * A refusal, in the format of the shop's own calls (`error`) and of the admin's forms (`errors`).
 * @param field the one it belongs to
 */
export function accountError(
  status: number,
  error: string,
  message: string,
  field?: string,
  more: object = {},
): Response {
  const errors = [
    field === undefined
      ? { message }
      : { name: "ValidationError", message, data: { errors: [{ path: field, message }] } },
  ];
  return Response.json({ error, message, errors, ...more }, { status, headers });
}
