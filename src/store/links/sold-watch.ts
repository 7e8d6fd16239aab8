/**
 * Condition of a watch whose page is there: one of its products is on sale.
 * @param watch alias of the watch's row
 */
export const soldWatch = (watch: string): string => `exists (
  select from products sold where sold.watch_id = ${watch}.id and sold.is_visible and sold._status = 'published')`;
