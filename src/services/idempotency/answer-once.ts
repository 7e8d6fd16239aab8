import { createHash } from "node:crypto";
import { fail, ok, type Result } from "@/src/domain/result";
import { seal, unseal } from "@/src/services/forms/sealed";
import type { Shop } from "@/src/services/shop";

/** A request that its client may repeat. */
export interface RepeatableRequest {
  /** Who asks, and for what: keys of different clients are different. */
  readonly owner: string;
  /** The key that the client chose. */
  readonly key: string;
  /** What has to be equal in a repetition: route, body. */
  readonly request: readonly (string | Uint8Array)[];
}

/**
 * `invalid-key`: it is not 1 to 255 visible characters of ASCII. `conflict`: it was used for another request. `in-progress`: the
 * first request has no answer yet.
 */
export type RepetitionError = "invalid-key" | "conflict" | "in-progress";

const day = 86_400_000;
/** A request without an answer counts as given up after this time: its process has ended. */
const executionMs = 60_000;
const purpose = "repeated-answer";
const keyForm = /^[\x21-\x7E]{1,255}$/;

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url");
};

/**
 * Executes a request once, however often it is sent in a day and to which node: a repetition gets the first answer. An answer that is
 * not final is not kept. A request whose process has ended before its answer is executed again, so the work must be safe by its own
 * rules as well, such as the state of an order.
 * @param work Its answer is kept as JSON, sealed: it may have a buyer's address in it.
 * @throws whatever `work` throws
 */
export async function answerOnce<Answer>(
  shop: Pick<Shop, "store" | "clock" | "sign" | "previousSigners">,
  asked: RepeatableRequest,
  work: () => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
): Promise<Result<Answer, RepetitionError>> {
  if (!keyForm.test(asked.key)) return fail("invalid-key");
  const { idempotency } = shop.store;
  const key = hashOf(asked.owner, asked.key);
  // With the client's key, which is not kept, so that the body cannot be guessed from the hash.
  const request = hashOf(asked.owner, asked.key, ...asked.request);
  const now = shop.clock();
  const isFirst = await idempotency.claimIdempotencyKey({
    key,
    request,
    now,
    claimedUntil: new Date(now.getTime() + executionMs),
    expiresAt: new Date(now.getTime() + day),
  });
  if (!isFirst) {
    const known = await idempotency.findIdempotencyKey(key);
    if (known && known.request !== request) return fail("conflict");
    if (!known?.answer) return fail("in-progress");
    return ok(JSON.parse(unseal(shop, purpose, known.answer)) as Answer);
  }
  let isKept = false;
  try {
    const answer = await work();
    if (isFinal(answer)) {
      await idempotency.keepAnswer(key, seal(shop, purpose, JSON.stringify(answer)));
      isKept = true;
    }
    return ok(answer);
  } finally {
    if (!isKept) await idempotency.dropIdempotencyKey(key);
  }
}
