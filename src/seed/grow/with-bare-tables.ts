import type { Queries } from "@/src/store/queries";

interface Part {
  /** Takes it away. */
  readonly drop: string;
  /** Makes it again. */
  readonly make: string;
}

/** Indexes but those that keep keys unique, then references to other rows. */
const parts = `
  select format('drop index %I', class.relname) as drop, pg_get_indexdef(index.indexrelid) as make
    from pg_index index
    join pg_class class on class.oid = index.indexrelid
   where index.indrelid = any($1::text[]::regclass[]) and not index.indisunique
  union all
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
   where conrelid = any($1::text[]::regclass[]) and contype = 'f'`;

/**
 * Does `work` while tables have neither indexes nor references, and makes them again: one pass over the finished table
 * instead of a search for each row. Inside a transaction: whatever fails, everything is there as before.
 */
export async function withBareTables(
  db: Queries,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await db.query<Part>(parts, [tables]);
  for (const { drop } of rows) await db.query(drop);
  await work();
  for (const { make } of rows) await db.query(make);
}
