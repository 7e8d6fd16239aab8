import type { Payload } from "payload";

/** The parts of a request that the shop's own endpoints need: common to requests of Node, of Next and of the CMS. */
export interface EdgeRequest {
  readonly headers: Headers;
  readonly searchParams: URLSearchParams;
  readonly body?: AsyncIterable<Uint8Array> | null;
  readonly payload: Payload;
  /** Values of the parameters in the route's path. */
  readonly routeParams?: Readonly<Record<string, unknown>>;
}
