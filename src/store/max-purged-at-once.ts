/**
 * Rows deleted by one statement: each statement is short, so that others can run in between. The ids are passed as an
 * array, which PostgreSQL looks up one by one; a subquery might be joined to the whole table.
 */
export const MAX_PURGED_AT_ONCE = 500;
