import type { Selection } from "./selection";
import { selectionQuery } from "./selection-query";

/** Path that opens a bespoke watch in the configurator. */
export function editPath(selection: Selection): string {
  const query = selectionQuery(selection);
  return query === "" ? "/configurator" : `/configurator?${query}`;
}
