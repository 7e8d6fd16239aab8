/** Why a call is not executed at all. Source: overview of the protocol, error codes; signatures.md. */
export type RefusalCode =
  | "invalid_profile_url"
  | "profile_unreachable"
  | "profile_malformed"
  | "profile_not_trusted"
  | "version_unsupported"
  | "signature_missing"
  | "signature_invalid"
  | "key_not_found"
  | "digest_mismatch"
  | "algorithm_unsupported"
  | "invalid_request"
  | "request_too_large"
  | "unsupported_media_type"
  | "payload_too_large"
  | "not_found"
  | "idempotency_conflict"
  | "idempotency_in_progress"
  | "rate_limited"
  | "unavailable"
  | "internal";

export interface Refusal {
  readonly code: RefusalCode;
  /** For a developer of the agent. */
  readonly content: string;
  /** JSONPath of an invalid value */
  readonly path?: string;
  /** Seconds after which the call may succeed. */
  readonly retryAfter?: number;
}
