import type { Pool } from "pg";
import { inTransaction, type Queries } from "./queries";

/** A query or write: the first argument is the connection it uses. */
type Query = (db: Queries, ...rest: never[]) => unknown;
type Table = Readonly<Record<string, Query>>;

/** The same without the connection argument. */
export type Bound<Queried extends Table> = {
  readonly [Name in keyof Queried]: Queried[Name] extends (db: Queries, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

const atomics = new WeakSet<Query>();

/** Marks a function whose statements must be atomic: outside a transaction, it gets its own. */
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

/** Binds the functions to the pool. */
export const onPool = <All extends Tables>(tables: All, pool: Pool): BoundTables<All> =>
  bindAll(tables, (query, rest) =>
    atomics.has(query) ? inTransaction(pool, async (db) => query(db, ...rest)) : query(pool, ...rest),
  );

/** Binds the functions to the connection of a transaction. */
export const inside = <All extends Tables>(tables: All, db: Queries): BoundTables<All> =>
  bindAll(tables, (query, rest) => query(db, ...rest));
