import { stateOf, type ShopText } from "./shop-text";
import { writeAddress } from "./address";
import { canonicalText } from "./canonical-text";

/** A text of a file that came back from translation. */
export interface ReturnedText {
  /** Its address, as the file says it. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** "initial" is a text that nobody has translated, or whose translation is old. */
  readonly state: "initial" | "translated" | "reviewed";
}

/** Why a text of a file is left out. */
export type RefusalReason = "unknown" | "twice" | "stale" | "broken" | "changed";

export interface RefusedText {
  readonly id: string;
  readonly reason: RefusalReason;
  /** What is wrong with it, for people. */
  readonly message: string | null;
}

export interface PlannedText {
  readonly text: ShopText;
  readonly target: string;
  readonly state: "translated" | "reviewed";
}

/** What a file would change. */
export interface ImportPlan {
  readonly changes: readonly PlannedText[];
  readonly refused: readonly RefusedText[];
  /** Texts that are already as the file has them, or that it leaves empty. */
  readonly same: number;
}

/** A translation of the same words counts only for what it says of them: read over, or still right. */
function isUnchanged(text: ShopText, { target, state }: ReturnedText): boolean {
  if (target !== text.target) return false;
  const now = stateOf(text);
  return state === "initial" || now === "broken" || now === "reviewed" || now === state;
}

/**
 * Compares a file with the shop.
 * @param texts of the file's language, as they are now
 * @param problemOf what is wrong with a translation, for people
 */
export async function planImport(
  returned: readonly ReturnedText[],
  texts: readonly ShopText[],
  problemOf: (text: ShopText, target: string) => Promise<string | null>,
): Promise<ImportPlan> {
  const known = new Map(texts.map((text) => [writeAddress(text), text]));
  const seen = new Set<string>();
  const changes: PlannedText[] = [];
  const refused: RefusedText[] = [];
  let same = 0;
  for (const given of returned) {
    const text = known.get(given.id);
    const entry = text ? { ...given, target: canonicalText(given.target, text.kind) } : given;
    const refuse = (reason: RefusalReason, message: string | null = null) =>
      refused.push({ id: entry.id, reason, message });
    if (seen.has(entry.id)) refuse("twice");
    else if (!text) refuse("unknown");
    else if (entry.target === "" || isUnchanged(text, entry)) same += 1;
    else if (entry.source !== text.source) refuse("stale");
    else {
      const problem = await problemOf(text, entry.target);
      const state = entry.state === "reviewed" ? "reviewed" : "translated";
      if (problem === null) changes.push({ text, target: entry.target, state });
      else refuse("broken", problem);
    }
    seen.add(entry.id);
  }
  return { changes, refused, same };
}
