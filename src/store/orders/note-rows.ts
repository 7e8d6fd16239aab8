import type { Queries } from "@/src/store/queries";

/** An internal staff note about an order. */
export interface OrderNote {
  readonly id: number;
  readonly orderId: number;
  /** of the order */
  readonly number: string;
  readonly text: string;
  /** e-mail of the author */
  readonly by: string;
  readonly at: Date;
  /** e-mails of mentioned staff members */
  readonly mentions: readonly string[];
}

const columns = `note.id, note.order_id as "orderId", orders.number, note.text, note.by, note.created_at as at,
  coalesce((select json_agg(users.email order by named."order") from order_notes_rels named
              join users on users.id = named.users_id where named.parent_id = note.id), '[]') as mentions
  from order_notes note join orders on orders.id = note.order_id`;

/** Notes of an order, oldest first. */
export async function findNotes(db: Queries, orderId: number): Promise<readonly OrderNote[]> {
  const { rows } = await db.query<OrderNote>(`select ${columns} where note.order_id = $1 order by note.id`, [
    orderId,
  ]);
  return rows;
}

/** The latest notes that mention a staff member. @param userId row number of their account */
export async function findNotesNaming(
  db: Queries,
  userId: number,
  limit: number,
): Promise<readonly OrderNote[]> {
  const { rows } = await db.query<OrderNote>(
    `select ${columns} where note.id in (
        select parent_id from order_notes_rels where users_id = $1 order by parent_id desc limit $2)
      order by note.id desc`,
    [userId, limit],
  );
  return rows;
}

export interface Colleague {
  readonly id: number;
  readonly email: string;
}

/** Staff members of the order desk, who can be mentioned in a note. */
export async function findColleagues(db: Queries): Promise<readonly Colleague[]> {
  const { rows } = await db.query<Colleague>(
    "select id, email from users where role in ('admin', 'clerk') order by email",
  );
  return rows;
}

export interface NewNote {
  readonly orderId: number;
  readonly text: string;
  readonly by: string;
  /** row numbers of accounts */
  readonly mentions: readonly number[];
}

/** Saves a note. @returns its row number */
export async function insertNote(
  db: Queries,
  { orderId, text, by, mentions }: NewNote,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `with note as (
       insert into order_notes (order_id, text, by, created_at, updated_at) values ($1, $2, $3, $4, $4) returning id),
     named as (
       insert into order_notes_rels ("order", parent_id, path, users_id)
       select place, note.id, 'mentions', person from note, unnest($5::int[]) with ordinality as list(person, place))
     select id from note`,
    [orderId, text, by, now, mentions],
  );
  const [row] = rows;
  if (!row) throw new Error("The note was not written.");
  return row.id;
}
