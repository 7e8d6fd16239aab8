import type { Payload } from "payload";

/** As much of a request as the shop's own endpoints need: requests of Node, of Next and of the CMS have it. */
export interface EdgeRequest {
  readonly headers: Headers;
  readonly searchParams: URLSearchParams;
  readonly body?: AsyncIterable<Uint8Array> | null;
  readonly payload: Payload;
}
