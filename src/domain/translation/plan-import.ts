import { stateOf, type ShopText } from "./shop-text";
import { writeAddress } from "./address";
import { canonicalText } from "./canonical-text";

/** A text of a file returned from translation. */
export interface ReturnedText {
  /** Its id in the file. */
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** "initial" is a text without a translation, or with an outdated one. */
  readonly state: "initial" | "translated" | "reviewed";
}

/** Why a text of a file is rejected. */
export type RefusalReason = "unknown" | "twice" | "stale" | "broken" | "changed";

export interface RefusedText {
  readonly id: string;
  readonly reason: RefusalReason;
  /** The error message for users. */
  readonly message: string | null;
}

export interface PlannedText {
  readonly text: ShopText;
  readonly target: string;
  readonly state: "translated" | "reviewed";
}

/** Changes a file would make. */
export interface ImportPlan {
  readonly changes: readonly PlannedText[];
  readonly refused: readonly RefusedText[];
  /** Number of texts that are unchanged or empty in the file. */
  readonly same: number;
}

/** An unchanged translation matters only for its review state. */
function isUnchanged(text: ShopText, { target, state }: ReturnedText): boolean {
  if (target !== text.target) return false;
  const now = stateOf(text);
  return state === "initial" || now === "broken" || now === "reviewed" || now === state;
}

/**
 * Compares a file with the shop.
 * @param texts of the file's language, as they are now
 * @param problemOf error message of a translation, for users
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
