import * as v from "valibot";
import type { ApiScope } from "@/src/domain/api-keys/api-scope";
import type { Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** Parts of the API, in the order of its page. */
export const apiGroups = ["orders", "catalogue", "stock", "customers", "gift-cards", "reports"] as const;
export type ApiGroup = (typeof apiGroups)[number];

/** What the handler of a route may use. */
export interface ApiCaller {
  readonly shop: Shop;
  /** the key, for the audit log */
  readonly by: string;
}

/** An expected error of a route. */
export interface RouteProblem {
  readonly status: number;
  readonly title: string;
}

type Entries = v.ObjectSchema<v.ObjectEntries, undefined>;
const nothing = v.object({});
type Nothing = typeof nothing;

interface Described {
  readonly method: "get" | "post" | "put" | "patch";
  /** Below /api/v1, with parameters in braces. */
  readonly path: `/${string}`;
  readonly group: ApiGroup;
  /** Name in generated clients. */
  readonly operation: string;
  readonly summary: string;
  readonly description?: string;
  readonly scope: ApiScope;
  /** Names of numbers among parameters and query, which arrive as text. */
  readonly numbers?: readonly string[];
  /** Another form of the answer beside JSON. */
  readonly alternative?: string;
  /** Whether a client may repeat the request by an Idempotency-Key. */
  readonly isRepeatable?: boolean;
}

/** A row of the table of the API: what it takes and answers, and the service that does it. */
interface Row<
  Params extends Entries,
  Query extends Entries,
  Body extends Entries,
  Answer extends v.GenericSchema,
  Code extends string,
> extends Described {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
  readonly errors: Readonly<Record<Code, RouteProblem>>;
  readonly handle: (
    asked: {
      readonly params: v.InferOutput<Params>;
      readonly query: v.InferOutput<Query>;
      readonly body: v.InferOutput<Body>;
    },
    caller: ApiCaller,
  ) => Promise<Result<v.InferInput<Answer> | Response, Code>>;
}

/** What a client has sent, as text and JSON. */
export interface SentParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The outcome of a parsed request. */
export type RouteOutcome =
  | { readonly kind: "answer"; readonly value: unknown }
  | { readonly kind: "problem"; readonly code: string; readonly problem: RouteProblem }
  | { readonly kind: "invalid"; readonly issue: v.BaseIssue<unknown> };

/** A row whose types are checked. */
export interface ApiRoute extends Described {
  readonly params: Entries;
  readonly query: Entries;
  /** null for a route without a body */
  readonly body: Entries | null;
  readonly answer: v.GenericSchema;
  readonly errors: Readonly<Record<string, RouteProblem>>;
  readonly run: (sent: SentParts, caller: ApiCaller) => Promise<RouteOutcome>;
}

/** Makes a route of a row. */
export function apiRoute<
  Answer extends v.GenericSchema,
  Code extends string,
  Params extends Entries = Nothing,
  Query extends Entries = Nothing,
  Body extends Entries = Nothing,
>(row: Row<Params, Query, Body, Answer, Code>): ApiRoute {
  const { params = nothing, query = nothing, body = null, handle, ...described } = row;
  return {
    ...described,
    params,
    query,
    body,
    run: async (sent, caller) => {
      const [named, asked, given] = [
        v.safeParse((row.params ?? nothing) as Params, sent.params),
        v.safeParse((row.query ?? nothing) as Query, sent.query),
        v.safeParse((row.body ?? nothing) as Body, sent.body),
      ];
      if (!named.success) return { kind: "invalid", issue: named.issues[0] };
      if (!asked.success) return { kind: "invalid", issue: asked.issues[0] };
      if (!given.success) return { kind: "invalid", issue: given.issues[0] };
      const done = await handle({ params: named.output, query: asked.output, body: given.output }, caller);
      return done.ok
        ? { kind: "answer", value: done.value }
        : { kind: "problem", code: done.error, problem: row.errors[done.error] };
    },
  };
}
