import * as v from "valibot";
import type { Locale } from "@/src/domain/locale/locale";
import type { CapabilityName } from "@/src/domain/ucp/capability-name";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { fail, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** Names of the operations, in REST by their address and in MCP as tools. */
export type OperationName =
  | "search_catalog"
  | "lookup_catalog"
  | "get_product"
  | "create_cart"
  | "get_cart"
  | "update_cart"
  | "cancel_cart"
  | "create_checkout"
  | "get_checkout"
  | "update_checkout"
  | "complete_checkout"
  | "cancel_checkout"
  | "get_order";

/** A program that calls the shop for a buyer. */
export interface Agent {
  /** Address of its profile, normalised; its sessions belong to it. */
  readonly profile: string;
  /** Where it wants to hear of its orders; null for nowhere. */
  readonly orderWebhook: string | null;
}

/** A call whose agent, capabilities and body were accepted. */
export interface OperationCall<Request> {
  readonly request: Request;
  /** of the session or order; empty for operations without one */
  readonly id: string;
  readonly agent: Agent;
  /** language of the call's headers; a request's own context comes first */
  readonly locale: Locale;
  /** negotiated, extensions included */
  readonly capabilities: ReadonlySet<string>;
  readonly idempotencyKey: string | null;
}

/** What the operation answers, without `ucp`, which is put around it for both transports. */
export interface OperationAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  readonly isCreated?: boolean;
  /** Whether a test payment was refused. */
  readonly isDeclined?: boolean;
}

/** The operation was done and says no: status 200, `ucp.status` "error". */
export interface OperationFailure {
  readonly messages: readonly UcpMessage[];
  readonly continueUrl: string;
}

interface Described {
  readonly name: OperationName;
  /** Must have been negotiated. */
  readonly capability: CapabilityName;
  readonly method: "get" | "post" | "put";
  /** Below the service's address; `:id` stands for the id. */
  readonly path: string;
  /** Name of the body among the arguments of its tool; null without a body. */
  readonly argument: "catalog" | "cart" | "checkout" | null;
  /** Whether a repeated call with the same key must get the first answer. */
  readonly isChanging: boolean;
}

interface Definition<Schema extends v.GenericSchema> extends Described {
  readonly request: Schema;
  readonly run: (
    shop: Shop,
    call: OperationCall<v.InferOutput<Schema>>,
  ) => Promise<Result<OperationAnswer, OperationFailure>>;
}

/** A body that the operation cannot have. */
export interface InvalidBody {
  /** JSONPath from the root of the body */
  readonly path: string;
  readonly message: string;
  /** A list is longer than is taken. */
  readonly isTooLarge: boolean;
}

/** One operation of the protocol; the table of operations is operations.ts. */
export interface Operation extends Described {
  readonly request: v.GenericSchema;
  /** @param body as sent, undefined without one */
  readonly execute: (
    shop: Shop,
    body: unknown,
    call: Omit<OperationCall<never>, "request">,
  ) => Promise<Result<OperationAnswer, OperationFailure | InvalidBody>>;
}

/** JSONPath of a value that is not valid. */
const pathOf = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).reduce(
    (path, { key }) => (typeof key === "number" ? `${path}[${key}]` : `${path}.${String(key)}`),
    "$",
  );

export const operation = <Schema extends v.GenericSchema>(defined: Definition<Schema>): Operation => ({
  ...defined,
  execute: async (shop, body, call) => {
    const parsed = v.safeParse(defined.request, body ?? {});
    if (parsed.success) return defined.run(shop, { ...call, request: parsed.output });
    const [issue] = parsed.issues;
    const isTooLarge = issue.type === "max_length" && Array.isArray(issue.input);
    return fail({ path: pathOf(issue), message: issue.message, isTooLarge });
  },
});
