/**
 * Rows one statement deletes: however many are due, each statement is short and lets others in between. The ids are
 * handed over as an array, which PostgreSQL looks up one by one; it might join a query to the whole table.
 */
export const MAX_PURGED_AT_ONCE = 500;
