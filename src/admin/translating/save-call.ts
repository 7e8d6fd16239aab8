import * as v from "valibot";
import type { WorkText } from "./work-text";

const textError = v.object({
  path: v.string(),
  code: v.picklist(["gone", "source-changed", "target-changed", "broken"]),
  message: v.nullable(v.string()),
  source: v.string(),
  target: v.string(),
});
export type TextError = v.InferOutput<typeof textError>;

const saved = v.object({ shown: v.picklist(["online", "draft"]) });
const unsaved = v.object({ code: v.literal("errors"), errors: v.array(textError) });
const refusedShape = v.object({ code: v.literal("refused"), message: v.string() });

/** Result of a save: the texts for display, errors by text, or a message about all of it. */
export type Saved =
  | { readonly shown: "online" | "draft" }
  | { readonly errors: readonly TextError[] }
  | { readonly message: string | null };

export interface Draft {
  readonly text: WorkText;
  readonly target: string;
  readonly state: "translated" | "reviewed";
}

/** Saves texts of one document. */
export async function saveCall(language: string, drafts: readonly Draft[]): Promise<Saved> {
  const [first] = drafts;
  if (!first) return { message: null };
  const { entity, document } = first.text;
  const texts = drafts.map(({ text, target, state }) => ({
    path: text.path,
    target,
    state,
    knownSource: text.source,
    knownTarget: text.target,
  }));
  try {
    const answer = await fetch("/api/staff/translations/save", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ language, entity, document, texts }),
    });
    const body: unknown = await answer.json();
    const done = v.safeParse(saved, body);
    if (answer.ok && done.success) return done.output;
    const wrong = v.safeParse(unsaved, body);
    if (wrong.success) return { errors: wrong.output.errors };
    const said = v.safeParse(refusedShape, body);
    return { message: said.success ? said.output.message : null };
  } catch {
    return { message: null };
  }
}
