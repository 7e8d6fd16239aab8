import { missingResource } from "./api-error";

export interface PageRequest {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/**
 * One page of a list.
 * @param items in the order of the list
 * @throws ApiError when the cursor names nothing in the list
 */
export function pageOf<T extends { id: string }>(
  items: readonly T[],
  { limit = 10, starting_after: cursor }: PageRequest,
  url: string,
) {
  const before = cursor === undefined ? -1 : items.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && before < 0) throw missingResource("object", cursor, "starting_after");
  const end = before + 1 + limit;
  return {
    object: "list" as const,
    data: items.slice(before + 1, end),
    has_more: items.length > end,
    url,
  };
}

interface Listed {
  id: string;
  created: number;
  payment_intent?: string | { id: string } | null;
}

interface ListRequest extends PageRequest {
  payment_intent?: string | undefined;
  created?: { gte: number; lte: number } | undefined;
}

/** One requested page, newest first as in the provider's API. @param items oldest first */
export function newestOf<T extends Listed>(items: readonly T[], request: ListRequest, url: string) {
  const { payment_intent: payment, created: range } = request;
  const asked = items
    .filter((item) => payment === undefined || item.payment_intent === payment)
    .filter(({ created }) => !range || (created >= range.gte && created <= range.lte));
  // Stored in the order of creation: reversing first keeps that order within one second.
  return pageOf(
    asked.toReversed().toSorted((a, b) => b.created - a.created),
    request,
    url,
  );
}
