import type { AgentSession, SessionData, SessionKind } from "@/src/domain/ucp/agent-session";
import type { Queries } from "@/src/store/queries";

interface SessionRow {
  readonly secret: string;
  readonly kind: SessionKind;
  readonly agent: string;
  readonly cart_token: string;
  readonly source: string | null;
  readonly page: string;
  readonly data: SessionData;
  readonly canceled_at: Date | null;
  readonly expires_at: Date;
}

const columns = "secret, kind, agent, cart_token, source, page, data, canceled_at, expires_at";

const readSession = (row: SessionRow): AgentSession => ({
  secret: row.secret,
  kind: row.kind,
  agent: row.agent,
  cartToken: row.cart_token,
  source: row.source,
  page: row.page,
  data: row.data,
  isCanceled: row.canceled_at !== null,
  expiresAt: row.expires_at,
});

/** A session by its secret or by that of its page, or null. */
export async function findSession(
  db: Queries,
  key: "secret" | "page",
  value: string,
): Promise<AgentSession | null> {
  const { rows } = await db.query<SessionRow>({
    name: `find-agent-session-by-${key}`,
    text: `select ${columns} from agent_sessions where ${key} = $1`,
    values: [value],
  });
  return rows[0] ? readSession(rows[0]) : null;
}

/** Secret of the page on which a buyer takes over a session; null once the session is deleted. */
export async function findPage(db: Queries, secret: string): Promise<string | null> {
  const { rows } = await db.query<{ page: string }>("select page from agent_sessions where secret = $1", [
    secret,
  ]);
  return rows[0]?.page ?? null;
}

/** Locks a session until the transaction ends. */
export async function lockSession(db: Queries, secret: string): Promise<void> {
  await db.query("select id from agent_sessions where secret = $1 for update", [secret]);
}

/** The checkout that a cart has become and that is neither canceled, expired nor paid; null without one. */
export async function findCheckoutOf(db: Queries, source: string, now: Date): Promise<AgentSession | null> {
  const { rows } = await db.query<SessionRow>(
    `select ${columns} from agent_sessions session
      where source = $1 and canceled_at is null and expires_at > $2
        and not exists (select 1 from orders
                         where orders.agent_session = session.secret and state not in ('pending', 'expired', 'failed'))
      order by id desc limit 1`,
    [source, now],
  );
  return rows[0] ? readSession(rows[0]) : null;
}

export async function insertSession(db: Queries, session: AgentSession, now: Date): Promise<void> {
  await db.query(
    `insert into agent_sessions (secret, kind, agent, cart_token, source, page, data, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      session.secret,
      session.kind,
      session.agent,
      session.cartToken,
      session.source,
      session.page,
      JSON.stringify(session.data),
      session.expiresAt,
      now,
    ],
  );
}

/** Replaces the data of a session. */
export async function updateSession(
  db: Queries,
  { secret, data, expiresAt }: Pick<AgentSession, "secret" | "data" | "expiresAt">,
  now: Date,
): Promise<void> {
  await db.query("update agent_sessions set data = $2, expires_at = $3, updated_at = $4 where secret = $1", [
    secret,
    JSON.stringify(data),
    expiresAt,
    now,
  ]);
}

/** Keeps the buyer's decision on the newsletter beside what the session holds now. */
export async function decideNewsletter(
  db: Queries,
  secret: string,
  newsletter: boolean | null,
  now: Date,
): Promise<void> {
  await db.query(
    "update agent_sessions set data = jsonb_set(data, '{newsletter}', $2::jsonb), updated_at = $3 where secret = $1",
    [secret, JSON.stringify(newsletter), now],
  );
}

export async function cancelSession(db: Queries, secret: string, now: Date): Promise<void> {
  await db.query("update agent_sessions set canceled_at = $2, updated_at = $2 where secret = $1", [
    secret,
    now,
  ]);
}

/** Deletes a batch of sessions that expired before. @returns how many */
export async function deleteSessionsBefore(db: Queries, before: Date): Promise<number> {
  const { rowCount } = await db.query(
    `delete from agent_sessions where id in (
       select id from agent_sessions where expires_at < $1 order by expires_at limit 500 for update skip locked)`,
    [before],
  );
  return rowCount ?? 0;
}
