import { MAX_PURGED_AT_ONCE } from "@/src/store/max-purged-at-once";
import type { Queries } from "@/src/store/queries";

/** What came of a call. */
export interface AgentCallRecord {
  readonly at: Date;
  /** Null for a call without the address of a profile. */
  readonly profile: string | null;
  readonly operation: string;
  readonly transport: "rest" | "mcp";
  /** of HTTP */
  readonly status: number;
  /** Of a refusal, or of the first error in the answer; null for a success. */
  readonly code: string | null;
  readonly milliseconds: number;
}

export async function recordCall(db: Queries, call: AgentCallRecord): Promise<void> {
  const { at, profile, operation, transport, status, code, milliseconds } = call;
  await db.query(
    `insert into agent_calls (at, profile, operation, transport, status, code, milliseconds)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [at, profile, operation, transport, status, code, milliseconds],
  );
}

/** Deletes a batch of old records. @returns how many */
export async function purgeCalls(db: Queries, since: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from agent_calls where id = any(array(
       select id from agent_calls where at <= $1 order by at limit ${MAX_PURGED_AT_ONCE}))`,
    [since],
  );
  return rowCount ?? 0;
}
