"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { toast } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { saveCall, type Draft, type TextError } from "./save-call";
import type { WorkText } from "./work-text";

/** Key of a text in the list: unlike its path, unique across documents. */
export const nameOf = ({ entity, document, path }: WorkText) => `${entity}:${document}:${path}`;

type ByName<Value> = Readonly<Record<string, Value>>;

const without = <Value>(values: ByName<Value>, names: readonly string[]): ByName<Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/** Browsers warn a user who leaves with unsaved texts. */
function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isDirty]);
}

/** The texts of the list, the typed values beside them, and their errors. */
export function useWork(
  given: readonly WorkText[],
  language: string,
  words: AdminMessages<"translating.work">,
) {
  const [texts, setTexts] = useState(given);
  const [typed, setTyped] = useState<ByName<string>>({});
  const [problems, setProblems] = useState<ByName<string>>({});
  const [isBusy, setBusy] = useState(false);
  useLeaveWarning(Object.keys(typed).length > 0);

  const type = (text: WorkText, target: string) => {
    const name = nameOf(text);
    setTyped((before) => (target === text.target ? without(before, [name]) : { ...before, [name]: target }));
    setProblems((before) => without(before, [name]));
  };

  const sentenceOf = ({ code, message, target }: TextError): string => {
    if (code === "broken") return message ?? words.failed;
    if (code === "gone") return words.gone;
    return code === "source-changed" ? words.sourceChanged : words.targetChanged.replace("{text}", target);
  };

  const showErrors = (drafts: readonly Draft[], errors: readonly TextError[]) => {
    const errorOf = (text: WorkText) => {
      const isSaved = drafts.some((draft) => nameOf(draft.text) === nameOf(text));
      return isSaved ? errors.find(({ path }) => path === text.path) : undefined;
    };
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(
        texts.flatMap((text) => {
          const textError = errorOf(text);
          return textError ? [[nameOf(text), sentenceOf(textError)] as const] : [];
        }),
      ),
    }));
    // The next save is compared with the shop's current text.
    setTexts((before) =>
      before.map((text) => {
        const textError = errorOf(text);
        const isMoved = textError?.code === "target-changed" || textError?.code === "source-changed";
        return isMoved ? { ...text, source: textError.source, target: textError.target } : text;
      }),
    );
  };

  /** @returns whether all of them are saved */
  const save = async (drafts: readonly Draft[]): Promise<boolean> => {
    if (isBusy || drafts.length === 0) return false;
    setBusy(true);
    const done = await saveCall(language, drafts);
    setBusy(false);
    const names = drafts.map(({ text }) => nameOf(text));
    if ("errors" in done) showErrors(drafts, done.errors);
    else if ("message" in done) {
      const sentence = done.message ?? words.failed;
      setProblems((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, sentence])) }));
    } else {
      const savedOf = new Map(drafts.map((draft) => [nameOf(draft.text), draft]));
      setTexts((before) =>
        before.map((text) => {
          const draft = savedOf.get(nameOf(text));
          if (!draft) return text;
          const state = draft.target === "" ? "missing" : draft.state;
          return { ...text, target: draft.target, state, problem: null, changes: [] };
        }),
      );
      setTyped((before) => without(before, names));
      setProblems((before) => without(before, names));
      toast.success(words[done.shown]);
      return true;
    }
    return false;
  };

  return { texts, typed, problems, isBusy, type, save };
}
