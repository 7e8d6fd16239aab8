import type { RefusalCode } from "@/src/domain/ucp/refusal";
import type { UcpAnswer } from "@/src/services/ucp/answer-operation";

/** HTTP status of each refusal, for both transports. Source: overview of the protocol, error codes; signatures.md. */
export const refusalStatuses: Readonly<Record<RefusalCode, number>> = {
  invalid_profile_url: 400,
  profile_unreachable: 424,
  profile_malformed: 422,
  profile_not_trusted: 403,
  version_unsupported: 422,
  signature_missing: 401,
  signature_invalid: 401,
  key_not_found: 401,
  digest_mismatch: 400,
  algorithm_unsupported: 400,
  invalid_request: 400,
  // More identifiers than one lookup takes; a body of too many bytes is payload_too_large.
  request_too_large: 400,
  unsupported_media_type: 415,
  payload_too_large: 413,
  not_found: 404,
  idempotency_conflict: 409,
  idempotency_in_progress: 503,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

/** Status of an answer; that of a declined test payment is the one of the conformance suite. */
export function statusOf({ isCreated, isDeclined = false }: UcpAnswer): 200 | 201 | 402 {
  if (isDeclined) return 402;
  return isCreated ? 201 : 200;
}
