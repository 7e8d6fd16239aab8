import { perProcess } from "@/src/per-process";

/** As much of a call as its answer needs. */
export interface ApiCall {
  readonly headers: Headers;
  readonly body: AsyncIterable<Uint8Array> | null;
  /** Aborted when the client has disconnected; only slow handlers check it. */
  readonly signal?: AbortSignal;
}

/**
 * An answer whose body is in memory: reading it out of its stream costs more than sending it. Its bytes are shared
 * between the handler and repeated sends, and must not be changed.
 */
export type WholeResponse = Response & { readonly whole?: string | Uint8Array<ArrayBuffer> };

/** An answer with its body in memory. */
export const wholeResponse = (whole: string | Uint8Array<ArrayBuffer>, init: ResponseInit): WholeResponse =>
  Object.assign(new Response(whole, init), { whole });

/**
 * Answers a call of the shop's own API.
 * @param address path and query
 * @returns null for an address outside it
 */
export type AnswerCall = (method: string, address: string, call: ApiCall) => Promise<WholeResponse> | null;

interface OwnAnswers {
  /** What is made for each caller. */
  readonly api: AnswerCall;
  /** Responses that may be shared. */
  readonly pictures: AnswerCall;
}

const own = perProcess("in-process API", (): { answers?: OwnAnswers } => ({}));

/** Lets the server answer by itself what it would else ask Next for, and Next this. */
export const offerAnswers = (answers: OwnAnswers): void => void (own().answers = answers);

/** Null as well while the shop is starting. */
export const askOwnApi: AnswerCall = (...call) => own().answers?.api(...call) ?? null;
export const askOwnPicture: AnswerCall = (...call) => own().answers?.pictures(...call) ?? null;
