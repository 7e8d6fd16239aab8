import { fail, ok, type Result } from "@/src/domain/result";
import {
  planImport,
  type ImportPlan,
  type PlannedText,
  type ReturnedText,
} from "@/src/domain/translation/plan-import";
import { writeAddress } from "@/src/domain/translation/address";
import type { TextWriter, TranslationDesk } from "./translation-desk";

/** A document that was not saved, so that nothing was. */
export interface ImportFailure {
  readonly code: "refused" | "changed";
  readonly id: string;
  readonly message: string;
}

/** What a file would change, before anything is. */
export const reviewImport = async (
  desk: TranslationDesk,
  returned: readonly ReturnedText[],
): Promise<ImportPlan> => planImport(returned, await desk.texts({}), desk.problemOf);

const documentOf = ({ text }: PlannedText) => `${text.entity}/${text.document}`;

/** Texts by their documents, which are locked in one order. */
function byDocument(changes: readonly PlannedText[]): readonly (readonly PlannedText[])[] {
  const documents = new Map<string, PlannedText[]>();
  for (const change of changes) {
    const name = documentOf(change);
    documents.set(name, [...(documents.get(name) ?? []), change]);
  }
  return [...documents].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, texts]) => texts);
}

async function applyDocument(
  writer: TextWriter,
  changes: readonly PlannedText[],
): Promise<Result<null, ImportFailure>> {
  const [first] = changes;
  if (!first) return ok(null);
  const { entity, document } = first.text;
  const now = new Map((await writer.lock({ entity, document })).map((text) => [text.path, text]));
  const moved = changes.find(({ text }) => {
    const found = now.get(text.path);
    return found?.source !== text.source || found.target !== text.target;
  });
  if (moved) return fail({ code: "changed", id: writeAddress(moved.text), message: "" });
  const written = changes
    .filter(({ text, target }) => text.target !== target)
    .map(({ text, target }) => ({ path: text.path, target }));
  const saved = written.length > 0 ? await writer.write({ entity, document }, written) : ok(null);
  if (!saved.ok) return fail({ ...saved.error, id: writeAddress(first.text) });
  await writer.note(
    { entity, document },
    changes.map(({ text, target, state }) => ({
      path: text.path,
      note: { source: text.source, state },
      isSame: text.target === target,
    })),
  );
  return ok(null);
}

/** Saves what a file changes, all of it or nothing. What is refused is in the plan and left out. */
export async function applyImport(
  desk: TranslationDesk,
  returned: readonly ReturnedText[],
): Promise<Result<ImportPlan, ImportFailure>> {
  const plan = await reviewImport(desk, returned);
  return desk.transaction(async (writer) => {
    for (const changes of byDocument(plan.changes)) {
      const applied = await applyDocument(writer, changes);
      if (!applied.ok) return applied;
    }
    return ok(plan);
  });
}
