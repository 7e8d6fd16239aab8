import type { ApiKey } from "@/src/domain/api-keys/api-key";
import type { ApiScope } from "@/src/domain/api-keys/api-scope";
import type { Queries } from "@/src/store/queries";

const columns = `id, name, scopes, ending, calls_per_minute::int as "callsPerMinute", account_id as account, created_by as "createdBy", created_at as "createdAt",
  last_used_at as "lastUsedAt", expires_at as "expiresAt", revoked_at as "revokedAt"`;

/** All keys, newest first; revoked ones are kept for the audit log. */
export async function listApiKeys(db: Queries): Promise<readonly ApiKey[]> {
  const { rows } = await db.query<ApiKey>(`select ${columns} from api_keys order by id desc`);
  return rows;
}

/** The key with a hash, valid or not; null if unknown. */
export async function findApiKey(db: Queries, keyHash: string): Promise<ApiKey | null> {
  const { rows } = await db.query<ApiKey>({
    name: "find-api-key",
    text: `select ${columns} from api_keys where key_hash = $1`,
    values: [keyHash],
  });
  return rows[0] ?? null;
}

interface NewApiKey {
  readonly name: string;
  readonly keyHash: string;
  readonly ending: string;
  readonly scopes: readonly ApiScope[];
  readonly callsPerMinute: number;
  readonly account: number | null;
  readonly createdBy: string;
  readonly expiresAt: Date | null;
  readonly now: Date;
}

/** @returns its number */
export async function insertApiKey(db: Queries, key: NewApiKey): Promise<number> {
  const { name, keyHash, ending, scopes, callsPerMinute, account, createdBy, expiresAt, now } = key;
  const { rows } = await db.query<{ id: number }>(
    `insert into api_keys (name, key_hash, ending, scopes, calls_per_minute, account_id, created_by, expires_at,
                           created_at, updated_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $9) returning id`,
    [name, keyHash, ending, JSON.stringify(scopes), callsPerMinute, account, createdBy, expiresAt, now],
  );
  const [row] = rows;
  if (!row) throw new Error("The key was not written.");
  return row.id;
}

/**
 * @param account only a key of this account; null for any
 * @returns false if it is unknown or was revoked before
 */
export async function revokeApiKey(
  db: Queries,
  id: number,
  account: number | null,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update api_keys set revoked_at = $3, updated_at = $3
      where id = $1 and revoked_at is null and ($2::int is null or account_id = $2)`,
    [id, account, now],
  );
  return rowCount === 1;
}

/** Notes a use, once a minute: a write for each call would double the work of most. */
export async function noteApiKeyUse(db: Queries, id: number, now: Date): Promise<void> {
  await db.query("update api_keys set last_used_at = $2 where id = $1", [id, now]);
}
