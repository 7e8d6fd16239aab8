import {
  claimIdempotencyKey,
  dropIdempotencyKey,
  findIdempotencyKey,
  keepAnswer,
  purgeIdempotencyKeys,
} from "./idempotency-rows";

/** Answers kept for requests that are repeated by the same key. */
export const idempotency = {
  claimIdempotencyKey,
  dropIdempotencyKey,
  findIdempotencyKey,
  keepAnswer,
  purgeIdempotencyKeys,
};
