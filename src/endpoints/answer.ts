import type { FaultResponse } from "../contracts/fault";

/** A success whose body belongs to one shopper: no cache keeps it. @param cookies values of Set-Cookie */
export function answerJson(body: unknown, cookies: readonly string[] = []): Response {
  const headers = new Headers({ "cache-control": "private, no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return Response.json(body, { headers });
}

/** Whatever is not a success: a closed code, never a trace. */
export function answerFault(status: number, fault: FaultResponse): Response {
  return Response.json(fault, { status, headers: { "cache-control": "private, no-store" } });
}
