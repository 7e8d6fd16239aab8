import { diffWords } from "diff";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { tokensOf } from "@/src/domain/translation/markup-tokens";
import { stateOf, type ShopText, type TextState } from "@/src/domain/translation/shop-text";
import { titleFor } from "./text-group-name";

/** A segment of the French text: unchanged, new, or deleted. */
export interface DiffPart {
  readonly kind: "same" | "new" | "gone";
  readonly text: string;
}

/** A text as the desk shows it. */
export interface WorkText {
  readonly entity: string;
  readonly document: string;
  readonly path: string;
  /** Of its document. */
  readonly title: string;
  /** Block, row and field. */
  readonly place: string;
  readonly source: string;
  readonly target: string;
  readonly state: TextState;
  readonly problem: string | null;
  readonly maxLength: number | null;
  readonly isLong: boolean;
  /** Placeholders and tags that must not change. */
  readonly codes: readonly string[];
  /** Changes of the French text since the translation; empty if there are none. */
  readonly changes: readonly DiffPart[];
  /** URL of a picture that the text describes. */
  readonly picture: string | null;
}

const codesOf = ({ source, kind }: ShopText): readonly string[] => [
  ...new Set(
    tokensOf(source, kind).flatMap((token) =>
      token.kind === "code" || (token.kind === "open" && kind !== "rich") ? [token.code] : [],
    ),
  ),
];

const changesOf = (before: string, now: string): readonly DiffPart[] =>
  diffWords(before, now).map(({ added, removed, value }) => ({
    kind: added ? "new" : removed ? "gone" : "same",
    text: value,
  }));

/** @param language of the reader, as the admin knows it */
export function workText(text: ShopText, language: string): WorkText {
  const { entity, document, path, title, labels, source, target, problem, maxLength, isLong, note } = text;
  const state = stateOf(text);
  const words = labels.map((label) =>
    typeof label === "object" ? inReaderLanguage(label, language) : String(label),
  );
  return {
    entity,
    document,
    path,
    title: titleFor(text, language),
    place: words.join(" › "),
    source,
    target,
    state,
    problem,
    maxLength,
    isLong,
    codes: codesOf(text),
    changes: state === "outdated" && note ? changesOf(note.source, source) : [],
    // Pictures are named by their files.
    picture: entity === "media" ? `/api/media/file/${encodeURIComponent(title)}` : null,
  };
}
