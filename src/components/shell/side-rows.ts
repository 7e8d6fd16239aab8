import type { Navigation } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { ShownGroup } from "./load-menu";
import type { ShownLink } from "./shown-link";

/** A row of the phone's menu: its name, its path if it has a page, and the name of the navbar's group it opens. */
export type SideRow = readonly [label: string, path: string | null, group?: string];

/**
 * The links chosen for the side menu, each with the group of its page, then the navbar's entries that none of them
 * stands for: every entry once.
 */
export function sideRows({ bar, sideMenu }: Navigation, locale: Locale): readonly SideRow[] {
  const chosen = new Set(sideMenu.map(({ href }) => href));
  const others = bar.filter(({ href }) => href === null || !chosen.has(href));
  return [...sideMenu, ...others].map(({ label, href }) => {
    const group = bar.find(
      (entry) => entry.children.length > 0 && (entry.href ?? entry.label) === (href ?? label),
    );
    const row = [localise(label, locale), href] as const;
    return group ? [...row, localise(group.label, locale)] : row;
  });
}

/** The links of each group, by its name, without pages that a row or an earlier group leads to. */
export function linksOnce(
  groups: readonly ShownGroup[],
  rows: readonly SideRow[],
): ReadonlyMap<string, readonly ShownLink[]> {
  const known = new Set(rows.map(([, path]) => path));
  return new Map(
    groups.map(([name, links]) => {
      const fresh = links.filter(([path]) => !known.has(path));
      for (const [path] of fresh) known.add(path);
      return [name, fresh];
    }),
  );
}
