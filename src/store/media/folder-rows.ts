import type { Queries } from "@/src/store/queries";

export interface FolderRow {
  readonly name: string;
  readonly pictures: number;
}

/** Folders that hold pictures, by name. */
export async function listFolders(db: Queries): Promise<readonly FolderRow[]> {
  const { rows } = await db.query<FolderRow>(
    `select folder as name, count(*)::int as pictures from media where folder <> '' group by folder order by folder`,
  );
  return rows;
}
