import { defaultLocale } from "@/src/domain/locale/locale";
import { canonicalText } from "@/src/domain/translation/canonical-text";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ShopText } from "@/src/domain/translation/shop-text";
import type { Shown, TextDocument, TranslationDesk } from "./translation-desk";

/** A translation with the texts shown when it was written. */
export interface WrittenText {
  readonly path: string;
  readonly target: string;
  readonly state: "translated" | "reviewed";
  /** The French text and the translation when the editor was opened. */
  readonly knownSource: string;
  readonly knownTarget: string;
}

/** Error of one of the texts. */
export interface TextError {
  readonly path: string;
  readonly code: "gone" | "source-changed" | "target-changed" | "broken";
  readonly message: string | null;
  /** The current texts. */
  readonly source: string;
  readonly target: string;
}

export type SaveError =
  | { readonly code: "errors"; readonly errors: readonly TextError[] }
  | { readonly code: "refused"; readonly message: string };

async function errorOf(
  desk: TranslationDesk,
  text: ShopText | undefined,
  written: WrittenText,
): Promise<TextError | null> {
  const { path } = written;
  if (!text) return { path, code: "gone", message: null, source: "", target: "" };
  const now = { path, source: text.source, target: text.target };
  if (text.source !== written.knownSource) return { ...now, code: "source-changed", message: null };
  if (text.target !== written.knownTarget) return { ...now, code: "target-changed", message: null };
  const message = written.target === "" ? null : await desk.problemOf(text, written.target);
  return message === null ? null : { ...now, code: "broken", message };
}

/**
 * Saves translations of one document, all or none. An unchanged one is confirmed as up to date.
 * @returns how they are published
 */
export const saveTexts = (
  desk: TranslationDesk,
  document: TextDocument,
  given: readonly WrittenText[],
): Promise<Result<Shown, SaveError>> =>
  desk.transaction(async (writer): Promise<Result<Shown, SaveError>> => {
    const texts = new Map((await writer.lock(document)).map((text) => [text.path, text]));
    const written = given.map((one) => ({
      ...one,
      target: canonicalText(one.target, texts.get(one.path)?.kind ?? "plain"),
    }));
    const found = await Promise.all(written.map((one) => errorOf(desk, texts.get(one.path), one)));
    const errors = found.filter((error) => error !== null);
    if (errors.length > 0) return fail({ code: "errors", errors } as const);
    const changed = written.filter(({ path, target }) => texts.get(path)?.target !== target);
    const saved = changed.length > 0 ? await writer.write(document, changed) : ok("online" as const);
    // The French text is the source itself.
    if (!saved.ok || desk.language === defaultLocale) return saved;
    await writer.note(
      document,
      written
        .filter(({ target }) => target !== "")
        .map(({ path, target, state, knownSource }) => ({
          path,
          note: { source: knownSource, state },
          isSame: texts.get(path)?.target === target,
        })),
    );
    return saved;
  });
