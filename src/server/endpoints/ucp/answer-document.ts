import { createHash } from "node:crypto";
import { wholeResponse } from "@/src/server/runtime/in-process-api";
import type { EdgeRequest } from "../edge-request";

/** Whether a client has this version already. */
const has = (headers: Headers, etag: string): boolean =>
  (headers.get("if-none-match") ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** What is the same for everyone and may be kept for five minutes. */
export function answerDocument(body: string, type: string, { headers }: EdgeRequest): Response {
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  const kept = { etag, "cache-control": "public, max-age=300" };
  if (has(headers, etag)) return new Response(null, { status: 304, headers: kept });
  return wholeResponse(body, { status: 200, headers: { ...kept, "content-type": type } });
}
