import { count, sql, type SQL } from "@payloadcms/db-postgres/drizzle";
import type { postgresAdapter } from "@payloadcms/db-postgres";
import type { FindArgs, PaginatedDocs, Sort } from "payload";

type Adapter = ReturnType<typeof postgresAdapter>;
type Database = ReturnType<Adapter["init"]>;

/** Up to this number rows are counted exactly. */
export const exactUpTo = 5_000;
/** Up to this offset PostgreSQL reads and skips whole rows: some milliseconds. */
const shallow = 1_000;

/** The sort fields, as read by Payload's find. */
const fieldsOf = (sort: Sort | undefined): readonly string[] =>
  sort === undefined ? [] : typeof sort === "string" ? [sort] : sort;

const isDescending = (field: string): boolean => field.startsWith("-");
const nameOf = (field: string): string => (isDescending(field) ? field.slice(1) : field);
const turned = (field: string): string => (isDescending(field) ? nameOf(field) : `-${field}`);

/**
 * A total order in one direction, so that one index serves it forwards and backwards: ties are sorted by creation date.
 */
export function totalOrder(sort: Sort | undefined): readonly string[] {
  const fields = fieldsOf(sort);
  const [first = "-createdAt"] = fields;
  const given = fields.length > 0 ? fields : [first];
  const named = new Set(given.map(nameOf));
  const ties = ["createdAt", "id"].filter((name) => !named.has(name) && !named.has("id"));
  return [...given, ...ties.map((name) => (isDescending(first) ? `-${name}` : name))];
}

/** Position of a page, counted from the nearer end of its list. */
export interface Stretch {
  readonly isFromEnd: boolean;
  /** rows before it */
  readonly skip: number;
  readonly rows: number;
}

/** @returns null for a page past the end */
export function stretchOf(page: number, limit: number, total: number): Stretch | null {
  const offset = (page - 1) * limit;
  const rows = Math.min(limit, total - offset);
  if (rows <= 0) return null;
  const fromEnd = total - offset - rows;
  return fromEnd < offset
    ? { isFromEnd: true, skip: fromEnd, rows }
    : { isFromEnd: false, skip: offset, rows };
}

interface Row {
  readonly id: number | string;
}

/** The ids of a range, in the list's order. Only ids are selected: an index-only scan. */
async function idsOf(
  find: Database["find"],
  args: FindArgs,
  order: readonly string[],
  limit: number,
  { isFromEnd, skip, rows }: Stretch,
): Promise<Row["id"][]> {
  const sort = isFromEnd ? order.map(turned) : [...order];
  const first = Math.floor(skip / limit) + 1;
  const within = skip % limit;
  // Counted from the end, page boundaries may differ.
  const pages = within === 0 ? [first] : [first, first + 1];
  const found: Row["id"][] = [];
  for (const page of pages) {
    const { docs } = await find<Row>({ ...args, sort, page, limit, pagination: false, select: { id: true } });
    found.push(...docs.map(({ id }) => id));
  }
  const ids = found.slice(within, within + rows);
  return isFromEnd ? ids.toReversed() : ids;
}

const listPage = <Doc>(
  docs: Doc[],
  { page, limit, totalDocs }: { readonly page: number; readonly limit: number; readonly totalDocs: number },
): PaginatedDocs<Doc> => {
  const totalPages = Math.ceil(totalDocs / limit);
  const hasPrevPage = page > 1;
  const hasNextPage = page < totalPages;
  return {
    docs,
    limit,
    page,
    totalDocs,
    totalPages,
    hasPrevPage,
    hasNextPage,
    prevPage: hasPrevPage ? page - 1 : null,
    nextPage: hasNextPage ? page + 1 : null,
    pagingCounter: (page - 1) * limit + 1,
  };
};

type Plan = {
  readonly "QUERY PLAN": readonly { readonly Plan: { readonly "Plan Rows": number } }[];
};

/** Counts short lists; for long ones PostgreSQL's statistics are accurate enough for the list's footer. */
function boundedCount(database: Database): Database["countDistinct"] {
  const exact = database.countDistinct.bind(database);
  return async (args) => {
    const { db, joins, tableName, where, column } = args;
    const table = database.tables[tableName];
    if (joins.length > 0 || column || !table) return exact(args);
    const bounded = sql`select 1 from ${table} ${conditionOf(where)} limit ${exactUpTo + 1}`;
    const [counted] = (
      await db.execute<{ found: number }>(sql`select ${count()}::int as found from (${bounded}) as bounded`)
    ).rows;
    const found = counted?.found ?? 0;
    if (found <= exactUpTo) return found;
    const plan = await db.execute<Plan>(
      sql`explain (format json) select 1 from ${table} ${conditionOf(where)}`,
    );
    return Math.max(found, plan.rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0);
  };
}

const conditionOf = (where: SQL | undefined): SQL => (where ? sql`where ${where}` : sql``);

/**
 * Makes long lists as fast as short ones. Payload counts all rows for each page and skips those before it one by one:
 * with a million orders the last page took twenty seconds. Here a long list's length is an estimate, and a page deep in
 * it is looked up from the nearer end in the index of its sort. Everything else is unchanged.
 * Source: decision 0049.
 */
export function withLargeLists(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args);
      const find = database.find.bind(database);
      database.countDistinct = boundedCount(database);
      database.find = async <Doc>(asked: FindArgs): Promise<PaginatedDocs<Doc>> => {
        const { collection, page = 1, limit = 0, pagination = true, req, locale, where } = asked;
        const { config } = database.payload.collections[collection] ?? {};
        if (!config?.timestamps || !pagination || limit === 0) return find<Doc>(asked);
        const order = totalOrder(asked.sort ?? config.defaultSort);
        if ((page - 1) * limit < shallow) return find<Doc>({ ...asked, sort: [...order] });
        const { totalDocs } = await database.count({
          collection,
          ...(req && { req }),
          ...(locale && { locale }),
          ...(where && { where }),
        });
        const stretch = stretchOf(page, limit, totalDocs);
        if (!stretch) return listPage<Doc>([], { page, limit, totalDocs });
        const ids = await idsOf(find, asked, order, limit, stretch);
        const { docs } = await find<Doc>({
          ...asked,
          where: { id: { in: ids } },
          sort: [...order],
          page: 1,
          limit: ids.length,
          pagination: false,
        });
        return listPage(docs, { page, limit, totalDocs });
      };
      return database;
    },
  };
}
