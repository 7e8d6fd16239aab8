/** A request as its signature covers it. */
export interface HttpMessage {
  readonly method: string;
  /** host, with its port unless it is the protocol's own */
  readonly authority: string;
  readonly path: string;
  /** with its question mark; empty without one */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Uint8Array;
}
