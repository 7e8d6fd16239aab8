import type { SelectionField } from "@/src/domain/watch/selection";
import type { CatalogueGroup } from "./catalogue-groups";

/** Options on a page, which keep it under 120 kB: a list of hundreds was half a megabyte. */
export const entriesPerPage = 48;

/** Options of a group on the page of all groups; a few more than that do not get a page of their own. */
const atFirst = 3;
const fewMore = 2;

/** URL of a page of a group, counted from 1. */
export const groupPath = (field: SelectionField, page: number): string =>
  `/configurator/catalogue/${field}${page > 1 ? `/${page}` : ""}`;

/** The options of one on the page of all groups. */
export const firstOf = (group: CatalogueGroup): CatalogueGroup =>
  group.entries.length <= atFirst + fewMore ? group : { ...group, entries: group.entries.slice(0, atFirst) };

export interface CataloguePages {
  readonly groups: readonly CatalogueGroup[];
  /** How many pages there are; at least one. */
  readonly count: number;
}

/**
 * One page of all groups in sequence.
 * @param page counted from 1
 */
export function pageOfGroups(groups: readonly CatalogueGroup[], page: number): CataloguePages {
  const start = (page - 1) * entriesPerPage;
  let before = 0;
  const shown = groups.flatMap((group): CatalogueGroup[] => {
    const from = Math.max(0, start - before);
    const entries = group.entries.slice(from, Math.max(from, start + entriesPerPage - before));
    before += group.entries.length;
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
  return { groups: shown, count: Math.max(1, Math.ceil(before / entriesPerPage)) };
}
