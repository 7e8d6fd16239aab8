import { fail, ok, type Result } from "../domain/result";

/** What a request of the shop may weigh. */
export const bodyLimit = 64 * 1024;

interface WithBody {
  readonly headers: Headers;
  readonly body?: ReadableStream<Uint8Array> | null;
}

/**
 * The body as bytes, read no further than the limit whatever the length header claims.
 * @param limit bytes
 */
export async function readBody(request: WithBody, limit: number): Promise<Result<Uint8Array, "too-large">> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return fail("too-large");
  const reader = request.body?.getReader();
  if (!reader) return ok(new Uint8Array());
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return fail("too-large");
    }
    parts.push(next.value);
  }
  return ok(Buffer.concat(parts));
}
