import { fromApi, type ApiSelection } from "@/src/domain/watch/api-names";
import { selectionQuery } from "@/src/domain/watch/selection-query";

/** Path that opens a bespoke watch in the configurator. */
export function editPath(data: ApiSelection): string {
  const query = selectionQuery(fromApi(data));
  return query === "" ? "/configurator" : `/configurator?${query}`;
}
