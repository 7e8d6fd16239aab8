import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Written by hand: Payload declares no constraint. No count falls below zero, whatever the code above it does.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table stock_items add constraint stock_items_counts
      check (on_hand >= 0 and reserved >= 0 and available >= 0 and available = on_hand - reserved);
    create index stock_notices_waiting_idx on stock_notices (item_id) where state = 'confirmed';
    create index stock_notices_lower_email_idx on stock_notices (lower(email));
    create index stock_movements_list_created_idx on stock_movements (created_at, id);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index stock_movements_list_created_idx;
    drop index stock_notices_lower_email_idx;
    drop index stock_notices_waiting_idx;
    alter table stock_items drop constraint stock_items_counts;`)
}
