import type { Queries } from "@/src/store/queries";

export interface FolderRow {
  readonly name: string;
  readonly pictures: number;
}

/** How many pictures are still those the shop came with. */
export async function countDelivered(db: Queries): Promise<number> {
  const { rows } = await db.query<{ pictures: number }>(
    "select count(*)::int as pictures from media where delivered",
  );
  return rows[0]?.pictures ?? 0;
}

/** Folders that hold pictures, by name. */
export async function listFolders(db: Queries): Promise<readonly FolderRow[]> {
  const { rows } = await db.query<FolderRow>(
    `select folder as name, count(*)::int as pictures from media where folder <> '' group by folder order by folder`,
  );
  return rows;
}
