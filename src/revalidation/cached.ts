import { createHash, randomUUID } from "node:crypto";
import { unstable_cache } from "next/cache";
import type { Payload } from "payload";
import type { Tag } from "@/src/store/revisions/tags";

const identityKey = "database-identity";

/** Of the build that is running, written into it by next.config.ts. */
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
 * A name for this very database: what Next keeps outlives a new version, a reset and a switch to another one, and must not
 * be shown there. The address is part of it because a copied database carries the same mark, the newest migration
 * because what was kept before it lacks what it added.
 */
async function readIdentity(payload: Payload): Promise<string> {
  // Two processes may mark it at the same time; the first one counts.
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
 * A loader whose answers pages may keep until one of the tags is revalidated (revalidate.ts). Values must
 * survive JSON. Outside Next there is no cache, and the loader runs each time.
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
