import { missingResource } from "./api-error";

export interface PageRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

export function listObject<T>(data: readonly T[], url: string, hasMore = false) {
  return { object: "list" as const, data, has_more: hasMore, url };
}

/**
 * One page of a list.
 * @param items in the order of the list, newest first as the provider sorts
 * @throws ApiError when the cursor names nothing in the list
 */
export function pageOf<T extends { id: string }>(
  items: readonly T[],
  request: PageRequest,
  kind: string,
  url: string,
) {
  const limit = request.limit ?? 10;
  if (request.ending_before !== undefined) {
    const end = positionOf(items, request.ending_before, kind, "ending_before");
    const start = Math.max(0, end - limit);
    return listObject(items.slice(start, end), url, start > 0);
  }
  const start =
    request.starting_after === undefined
      ? 0
      : positionOf(items, request.starting_after, kind, "starting_after") + 1;
  return listObject(items.slice(start, start + limit), url, items.length > start + limit);
}

function positionOf(items: readonly { id: string }[], id: string, kind: string, param: string): number {
  const at = items.findIndex((item) => item.id === id);
  if (at < 0) throw missingResource(kind, id, param);
  return at;
}

export type TimeRange =
  | number
  | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
  | undefined;

export function isWithin(created: number, range: TimeRange): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
