import type { Queries } from "@/src/store/queries";

/**
 * Closes the shop for visitors, or opens it; in the newest version, too, which the form of the settings shows. That form,
 * open elsewhere, is refused as an older one.
 * @returns whether it was otherwise before
 */
export async function setClosed(db: Queries, isClosed: boolean, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update shop_settings set maintenance_enabled = $1, updated_at = $2
      where coalesce(maintenance_enabled, false) <> $1`,
    [isClosed, now],
  );
  await db.query(
    `update _shop_settings_v
        set version_maintenance_enabled = $1, version_updated_at = $2, updated_at = $2
      where latest and coalesce(version_maintenance_enabled, false) <> $1`,
    [isClosed, now],
  );
  return (rowCount ?? 0) > 0;
}
