import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

/** The search index lies beside the CMS: it is made from its content and may be thrown away at any time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists pg_trgm;

    create table search_entries (
      kind text not null,
      key text not null,
      locale text not null,
      href text not null,
      title text not null,
      summary text not null,
      folded text not null,
      words tsvector not null,
      primary key (locale, kind, key)
    );
    create index search_entries_words on search_entries using gin (words);
    create index search_entries_folded on search_entries using gin (folded gin_trgm_ops);

    create table search_marks (name text primary key, mark text not null);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table search_marks; drop table search_entries;`);
}
