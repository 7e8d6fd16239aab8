import type { Queries } from "@/src/store/queries";

interface Row {
  readonly enabled: boolean | null;
  readonly until: Date | null;
}

/** Whether editors have closed the shop, and until when, if set; null while it is open. */
export async function readClosing(db: Queries): Promise<{ readonly until: Date | null } | null> {
  const { rows } = await db.query<Row>(
    `select maintenance_enabled as enabled, maintenance_until as until from shop_settings limit 1`,
  );
  return rows[0]?.enabled ? { until: rows[0].until } : null;
}
