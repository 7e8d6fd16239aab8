import type { AgentSettings } from "@/src/domain/ucp/agent-settings";
import { defaultCallsPerMinute } from "@/src/domain/ucp/agent-settings";
import type { PlatformProfile } from "@/src/domain/ucp/platform-profile";
import type { Refusal } from "@/src/domain/ucp/refusal";
import type { Queries } from "@/src/store/queries";

/** Profiles that are kept; an agent whose profile was dropped has it fetched anew. */
const MAX_KEPT = 1_000;

/** A profile as it was fetched last, or why it could not be. */
export interface KeptProfile {
  readonly profile: PlatformProfile | null;
  readonly failure: Pick<Refusal, "code" | "content"> | null;
  /** in a row */
  readonly failures: number;
  readonly fetchedAt: Date;
  readonly freshUntil: Date;
}

interface Row {
  readonly is_open: boolean;
  readonly calls_per_minute: number;
  readonly is_blocked: boolean;
  readonly profile: PlatformProfile | null;
  readonly failure_code: Refusal["code"] | null;
  readonly failure_content: string | null;
  readonly failures: number | null;
  readonly fetched_at: Date | null;
  readonly fresh_until: Date | null;
}

/** The settings, and what is known of one agent, by one query for each of its calls. */
export async function findProfile(
  db: Queries,
  address: string,
): Promise<{
  readonly settings: AgentSettings;
  readonly isBlocked: boolean;
  readonly kept: KeptProfile | null;
}> {
  const { rows } = await db.query<Row>({
    name: "find-agent-profile",
    text: `select coalesce(agents.is_open, true) as is_open,
        coalesce((select min(calls_per_minute) from agents_limits where agents_limits.profile = $1),
          agents.calls_per_minute, $2)::int as calls_per_minute,
        exists (select from agents_blocked where agents_blocked.profile = $1) as is_blocked,
        kept.profile, kept.failure_code, kept.failure_content, kept.failures::int as failures, kept.fetched_at, kept.fresh_until
      from (select) as one
      left join agents on true
      left join agent_profiles as kept on kept.address = $1
      limit 1`,
    values: [address, defaultCallsPerMinute],
  });
  const [row] = rows;
  if (!row) throw new Error("A query that always has a row had none.");
  const { profile, failure_code: code, failure_content: content, failures, fetched_at: fetchedAt } = row;
  return {
    settings: { isOpen: row.is_open, callsPerMinute: row.calls_per_minute },
    isBlocked: row.is_blocked,
    kept: fetchedAt &&
      row.fresh_until && {
        profile,
        failure: code === null ? null : { code, content: content ?? "" },
        failures: failures ?? 0,
        fetchedAt,
        freshUntil: row.fresh_until,
      },
  };
}

/** What staff has entered for agents. */
export async function loadSettings(db: Queries): Promise<AgentSettings> {
  const { rows } = await db.query<Pick<Row, "is_open" | "calls_per_minute">>(
    "select is_open, calls_per_minute::int as calls_per_minute from agents limit 1",
  );
  const [row] = rows;
  return { isOpen: row?.is_open ?? true, callsPerMinute: row?.calls_per_minute ?? defaultCallsPerMinute };
}

/** Keeps what was fetched, and drops the oldest of too many. */
export async function keepProfile(db: Queries, address: string, kept: KeptProfile): Promise<void> {
  const { profile, failure, failures, fetchedAt, freshUntil } = kept;
  await db.query(
    `insert into agent_profiles (address, profile, failure_code, failure_content, failures, fetched_at, fresh_until)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (address) do update set profile = excluded.profile, failure_code = excluded.failure_code,
       failure_content = excluded.failure_content, failures = excluded.failures, fetched_at = excluded.fetched_at,
       fresh_until = excluded.fresh_until`,
    [
      address,
      profile && JSON.stringify(profile),
      failure?.code ?? null,
      failure?.content ?? null,
      failures,
      fetchedAt,
      freshUntil,
    ],
  );
  await db.query(
    `delete from agent_profiles where id in
       (select id from agent_profiles order by fetched_at desc, id desc offset ${MAX_KEPT})`,
  );
}

/** @returns number of profiles deleted that were fetched before a time */
export async function purgeProfiles(db: Queries, since: Date): Promise<number> {
  const { rowCount } = await db.query("delete from agent_profiles where fetched_at <= $1", [since]);
  return rowCount ?? 0;
}
