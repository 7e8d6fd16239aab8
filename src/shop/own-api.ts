/** As much of a call as its answer needs. */
export interface ApiCall {
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | null;
}

/**
 * Answers a call of the shop's own API.
 * @param address path and query
 * @returns null for an address that is not part of it
 */
export type AnswerCall = (method: string, address: string, call: ApiCall) => Promise<Response> | null;

/** The server is bundled apart from the rest; what both know is kept once per process. */
const shared: typeof globalThis & { valcourApi?: AnswerCall } = globalThis;

/** Lets the server answer by itself what it would else ask Next for, and Next this. */
export const offerApi = (answer: AnswerCall): void => void (shared.valcourApi = answer);

/** Null as well while the shop is starting. */
export const askOwnApi: AnswerCall = (...call) => shared.valcourApi?.(...call) ?? null;
