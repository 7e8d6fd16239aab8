/** How an error is resolved: by another call, by the buyer, or not at all. */
export type Severity = "recoverable" | "requires_buyer_input" | "requires_buyer_review" | "unrecoverable";

/** A message of an answer. Source: schemas/common/types/message.json of the protocol. */
export type UcpMessage =
  | {
      readonly type: "error";
      readonly code: string;
      readonly content: string;
      readonly severity: Severity;
      /** JSONPath (RFC 9535) from the root of the answer */
      readonly path?: string;
    }
  | {
      readonly type: "warning";
      readonly code: string;
      readonly content: string;
      readonly path?: string;
      readonly presentation?: "notice" | "disclosure";
    }
  | { readonly type: "info"; readonly code?: string; readonly content: string; readonly path?: string };
