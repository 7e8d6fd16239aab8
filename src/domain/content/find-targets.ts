import { foldText } from "@/src/domain/search/search-words";
import type { Locale } from "@/src/domain/locale/locale";
import { linkKinds, type LinkTarget } from "./link-target";

/** Rank of a target: its address, then a title with this prefix, then words in title and address, then the rest. */
function rank({ kind, title, href, further }: LinkTarget, asked: string, locale: Locale): number | null {
  const words = asked.split(/\s+/).filter((word) => word !== "");
  const name = foldText(title, locale);
  const address = foldText(href, locale);
  if (address === asked) return 0;
  const isNamed = words.every((word) => name.includes(word));
  // A line ranks before its watches, whose names begin with the line's name.
  if (name.startsWith(asked) || (isNamed && kind === "line")) return 1;
  if (isNamed) return 2;
  if (address.startsWith(asked)) return 3;
  const all = `${name} ${address} ${foldText(further, locale)}`;
  return words.every((word) => all.includes(word)) ? 4 : null;
}

/** Matching targets, best first; each address once. @param query words of a title or an address */
export function findTargets(
  targets: readonly LinkTarget[],
  query: string,
  locale: Locale,
  limit: number,
): readonly LinkTarget[] {
  const asked = foldText(query.trim(), locale);
  const found = targets.flatMap((target) => {
    const place = rank(target, asked, locale);
    return place === null ? [] : [{ target, place }];
  });
  found.sort(
    (one, other) =>
      one.place - other.place ||
      Number(other.target.isLive) - Number(one.target.isLive) ||
      linkKinds.indexOf(one.target.kind) - linkKinds.indexOf(other.target.kind) ||
      one.target.title.localeCompare(other.target.title),
  );
  const seen = new Set<string>();
  return found
    .map(({ target }) => target)
    .filter(({ href }) => !seen.has(href) && seen.add(href))
    .slice(0, limit);
}
