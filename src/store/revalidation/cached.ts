import { createHash, randomUUID } from "node:crypto";
import { unstable_cache } from "next/cache";
import type { Payload } from "payload";
import type { Tag } from "@/src/store/revisions/tags";

const identityKey = "database-identity";

/** Id of the running build, set by next.config.ts. */
const buildMark = process.env.BUILD_MARK ?? "";

async function newestMigration(payload: Payload): Promise<string> {
  const { docs } = await payload.db.find<{ name?: string }>({
    collection: "payload-migrations",
    sort: "-id",
    limit: 1,
  });
  return docs[0]?.name ?? "";
}

/**
 * Identifies this database: Next's cache survives a new version, a reset and a switch to another database, and must not
 * be used there. The URL is included because a copied database has the same mark, the newest migration because older
 * cache entries lack its new fields.
 */
async function readIdentity(payload: Payload): Promise<string> {
  // If two processes mark it concurrently, the first one counts.
  await payload.db.pool.query(
    "insert into payload_kv (key, data) values ($1, $2) on conflict (key) do nothing",
    [identityKey, { mark: randomUUID() }],
  );
  const { mark } = (await payload.kv.get<{ mark: string }>(identityKey)) ?? { mark: "" };
  const shape = await newestMigration(payload);
  return createHash("sha256")
    .update(`${mark} ${process.env.DATABASE_URL} ${shape}`)
    .digest("hex")
    .slice(0, 16);
}

const identities = new WeakMap<Payload, Promise<string>>();

async function identityOf(payload: Payload): Promise<string> {
  const known = identities.get(payload);
  if (known) return known;
  const identity = readIdentity(payload);
  identities.set(payload, identity);
  identity.catch(() => identities.delete(payload));
  return identity;
}

/**
 * A loader whose results pages may cache until one of the tags is revalidated (revalidate.ts). Values must survive JSON.
 * Outside Next there is no cache, and the loader runs each time.
 */
export function cached<Arguments extends readonly string[], Value>(
  payload: Payload,
  name: string,
  tags: readonly Tag[],
  load: (...args: Arguments) => Promise<Value>,
): (...args: Arguments) => Promise<Value> {
  if (!process.env.NEXT_RUNTIME) return load;
  return async (...args) => {
    const identity = await identityOf(payload);
    return unstable_cache(() => load(...args), [buildMark, identity, name, ...args], { tags: [...tags] })();
  };
}
