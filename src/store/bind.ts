import type { Pool } from "pg";
import { inTransaction, type Queries } from "./queries";

/** A query or write: it asks whoever it is handed. */
type Query = (db: Queries, ...rest: never[]) => unknown;
type Table = Readonly<Record<string, Query>>;

/** The same without the connection to ask. */
export type Bound<Queried extends Table> = {
  readonly [Name in keyof Queried]: Queried[Name] extends (db: Queries, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

const atomics = new WeakSet<Query>();

/** Marks what takes several statements that happen all or not at all: alone, it gets a transaction of its own. */
export function atomic<Marked extends Query>(query: Marked): Marked {
  atomics.add(query);
  return query;
}

type Ask = (query: Query, rest: never[]) => unknown;

function bind<Queried extends Table>(table: Queried, ask: Ask): Bound<Queried> {
  const bound = Object.entries(table).map(([name, query]) => [name, (...rest: never[]) => ask(query, rest)]);
  return Object.fromEntries(bound) as Bound<Queried>;
}

type Tables = Readonly<Record<string, Table>>;
export type BoundTables<All extends Tables> = { readonly [Name in keyof All]: Bound<All[Name]> };

function bindAll<All extends Tables>(tables: All, ask: Ask): BoundTables<All> {
  const bound = Object.entries(tables).map(([name, table]) => [name, bind(table, ask)]);
  return Object.fromEntries(bound) as BoundTables<All>;
}

/** Asks any connection of the pool. */
export const onPool = <All extends Tables>(tables: All, pool: Pool): BoundTables<All> =>
  bindAll(tables, (query, rest) =>
    atomics.has(query) ? inTransaction(pool, async (db) => query(db, ...rest)) : query(pool, ...rest),
  );

/** Asks the one connection of a transaction. */
export const inside = <All extends Tables>(tables: All, db: Queries): BoundTables<All> =>
  bindAll(tables, (query, rest) => query(db, ...rest));
