import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Searches by letters, see 20261122_151000_search_and_indexes.
const searches = [
  'orders_search_number_idx',
  'orders_search_receipt_number_idx',
  'orders_search_contact_email_idx',
  'orders_search_contact_name_idx',
  'orders_desk_words_idx',
  'mails_search_key_idx',
  'customers_search_email_idx',
  'bespoke_watches_search_bespoke_id_idx',
]

// A row is written all day and searched for now and then: its letters wait in a list, which a search reads besides, until that
// holds as many kB. Sorted in one by one they took half of what an order's row takes.
const waiting = 'fastupdate = on, gin_pending_list_limit = 64'

/** A server that refuses pg_trgm has none of them. */
async function change(db: MigrateUpArgs['db'], how: string): Promise<void> {
  for (const search of searches) await db.execute(sql.raw(`alter index if exists ${search} ${how}`))
}

export const up = ({ db }: MigrateUpArgs): Promise<void> => change(db, `set (${waiting})`)

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await change(db, 'reset (gin_pending_list_limit)')
  await change(db, 'set (fastupdate = off)')
}
