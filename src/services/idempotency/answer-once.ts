import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** An answer as it is kept for repetitions. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: string;
}

/** A request that its client may repeat. */
export interface RepeatableRequest {
  /** Who asks: keys of different clients are different. */
  readonly owner: string;
  /** The key that the client chose. */
  readonly key: string;
  /** What is asked: route and body. */
  readonly request: string;
}

/** `conflict`: the key was used for another request. `in-progress`: the first request has no answer yet. */
export type RepetitionError = "conflict" | "in-progress";

/** Hours in which a key is remembered. */
const hours = 24;
/** Seconds after which a request without an answer counts as given up: its process has ended. */
const givenUpSeconds = 60;

/**
 * Executes a request once, however often it is sent: a repetition gets the answer of the first one. What fails on the
 * shop's side is not kept. A request whose process has ended before its answer is executed again, so the work must be
 * safe by its own rules as well, such as the state of an order.
 * @throws whatever `work` throws
 */
export async function answerOnce(
  { store, sign, clock }: Pick<Shop, "store" | "sign" | "clock">,
  asked: RepeatableRequest,
  work: () => Promise<KeptAnswer>,
): Promise<Result<KeptAnswer, RepetitionError>> {
  const { idempotency } = store;
  const key = sign("idempotency-key", `${asked.owner}\0${asked.key}`);
  const request = sign("idempotency-request", asked.request);
  const now = clock();
  const isFirst = await idempotency.claimIdempotencyKey({
    key,
    request,
    now,
    givenUpBefore: new Date(now.getTime() - givenUpSeconds * 1_000),
    expiresAt: new Date(now.getTime() + hours * 3_600_000),
  });
  if (!isFirst) {
    const known = await idempotency.findIdempotencyKey(key);
    if (known && known.request !== request) return fail("conflict");
    if (!known || known.status === null) return fail("in-progress");
    return ok({ status: known.status, body: known.answer ?? "" });
  }
  let answer: KeptAnswer;
  try {
    answer = await work();
  } catch (error) {
    await idempotency.dropIdempotencyKey(key);
    throw error;
  }
  if (answer.status < 500) await idempotency.keepAnswer(key, answer.status, answer.body);
  else await idempotency.dropIdempotencyKey(key);
  return ok(answer);
}
