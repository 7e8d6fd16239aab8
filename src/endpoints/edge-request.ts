import type { Payload } from "payload";

/** As much of a request as the shop's own endpoints need: the CMS's requests have it, and a plain one soon has. */
export interface EdgeRequest {
  readonly headers: Headers;
  readonly searchParams: URLSearchParams;
  readonly body?: ReadableStream<Uint8Array> | null;
  readonly payload: Payload;
}
