import type {
  CatalogueImport,
  ImportKind,
  ImportRecord,
  ImportState,
} from "@/src/domain/catalogue-import/catalogue-import";
import type { Refusal } from "@/src/domain/catalogue-import/refusal";
import type { Queries } from "@/src/store/queries";

interface NewImport {
  readonly kind: ImportKind;
  readonly file: string;
  readonly by: string;
  readonly at: Date;
  readonly record: ImportRecord;
}

/** Saves an import; inside the transaction that writes its documents. @returns its number */
export async function insertImport(db: Queries, { kind, file, by, at, record }: NewImport): Promise<number> {
  const created = record.entries.filter(({ before }) => before === null).length;
  const { rows } = await db.query<{ id: number }>(
    `insert into catalogue_imports (kind, state, file, by, at, created, changed, record)
     values ($1::text::enum_catalogue_imports_kind, 'applied', $2, $3, $4::timestamptz, $5::int, $6::int, $7::jsonb) returning id`,
    [kind, file, by, at, created, record.entries.length - created, JSON.stringify(record)],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("PostgreSQL gave an import of the catalogue no number.");
  return id;
}

interface Row {
  readonly id: number;
  readonly kind: ImportKind;
  readonly state: ImportState;
  readonly file: string;
  readonly by: string;
  readonly at: Date | string;
  readonly created: number;
  readonly changed: number;
  readonly undoneBy: string | null;
  readonly undoneAt: Date | string | null;
  readonly kept: readonly Refusal[] | null;
}

/** Imports, newest first. */
export async function listImports(db: Queries, most: number): Promise<readonly CatalogueImport[]> {
  const { rows } = await db.query<Row>(
    `select id, kind, state, coalesce(file, '') as file, by, at, created::int, changed::int, undone_by as "undoneBy",
            undone_at as "undoneAt", kept
       from catalogue_imports order by id desc limit $1`,
    [most],
  );
  return rows.map(({ at, undoneAt, kept, ...row }) => ({
    ...row,
    at: new Date(at),
    undoneAt: undoneAt === null ? null : new Date(undoneAt),
    kept: kept ?? [],
  }));
}

/** What an import has done, locked until the transaction ends; null for one that is undone. */
export async function lockImport(db: Queries, id: number): Promise<ImportRecord | null> {
  const { rows } = await db.query<{ record: ImportRecord }>(
    "select record from catalogue_imports where id = $1 and state = 'applied' for update",
    [id],
  );
  return rows[0]?.record ?? null;
}

/** Records that an import was undone. @param kept what stayed */
export async function endImport(
  db: Queries,
  id: number,
  { by, at, kept }: { readonly by: string; readonly at: Date; readonly kept: readonly Refusal[] },
): Promise<void> {
  await db.query(
    `update catalogue_imports set state = 'undone', undone_by = $2, undone_at = $3::timestamptz, kept = $4::jsonb
      where id = $1`,
    [id, by, at, JSON.stringify(kept)],
  );
}
