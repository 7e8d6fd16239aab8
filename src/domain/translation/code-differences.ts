import { tokensOf, type TextKind } from "./markup-tokens";

/** Codes that a translation lacks, or has and should not have. */
export interface CodeDifferences {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

const codesOf = (text: string, kind: TextKind): readonly string[] =>
  tokensOf(text, kind).flatMap((token) =>
    token.kind === "text" || token.kind === "close" ? [] : [token.code],
  );

/** The rest of a list after removing each entry of another one once. */
function without(codes: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return codes.filter((code) => {
    const place = left.indexOf(code);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Emphasis may fall on other words, and on more or fewer of them: languages differ. Names and links may not. */
const isFree = (code: string) => /^<(?:[bisu]|br\/|tab\/)>$/.test(code);

/**
 * Names and tags that a translation and its source do not share. Null when both have the same. Messages are checked
 * by the rule of their collection, which handles plural forms.
 */
export function codeDifferences(source: string, target: string, kind: TextKind): CodeDifferences | null {
  if (kind === "message") return null;
  const [wanted, given] = [codesOf(source, kind), codesOf(target, kind)];
  const missing = [...new Set(without(wanted, given))].filter((code) => !isFree(code));
  const unknown = [...new Set(without(given, wanted))].filter((code) => !isFree(code));
  return missing.length + unknown.length === 0 ? null : { missing, unknown };
}
