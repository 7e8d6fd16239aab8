import type { TrackerIds } from "@/src/domain/tracking/trackers";
import type { Queries } from "@/src/store/queries";

/** The currently configured trackers; empty strings if not set. */
export async function readTrackerIds(db: Queries): Promise<TrackerIds> {
  const { rows } = await db.query<{ pixel: string | null; key: string | null }>(
    "select tracking_pixel_id as pixel, tracking_instalment_key as key from shop_settings limit 1",
  );
  return { pixelId: rows[0]?.pixel ?? "", instalmentKey: rows[0]?.key ?? "" };
}
