import { fail, ok, type Result } from "@/src/domain/result";
import {
  planImport,
  type ImportPlan,
  type PlannedText,
  type RefusedText,
  type ReturnedText,
} from "@/src/domain/translation/plan-import";
import { writeAddress } from "@/src/domain/translation/address";
import type { TextWriter, TranslationDesk } from "./translation-desk";

/** Why a document was not saved. */
interface ImportFailure {
  readonly code: "refused" | "changed";
  readonly message: string;
}

/** Preview of a file's changes. */
export const reviewImport = async (
  desk: TranslationDesk,
  returned: readonly ReturnedText[],
): Promise<ImportPlan> => planImport(returned, await desk.texts({}), desk.problemOf);

const documentOf = ({ text }: PlannedText) => `${text.entity}/${text.document}`;

/** Groups texts by document, in locking order. */
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
  if (moved) return fail({ code: "changed", message: "" });
  const written = changes
    .filter(({ text, target }) => text.target !== target)
    .map(({ text, target }) => ({ path: text.path, target }));
  const saved = written.length > 0 ? await writer.write({ entity, document }, written) : ok(null);
  if (!saved.ok) return saved;
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

const refusalOf = ({ text }: PlannedText, { code, message }: ImportFailure): RefusedText => ({
  id: writeAddress(text),
  ...(code === "changed" ? { reason: "changed", message: null } : { reason: "broken", message }),
});

/**
 * Saves a file's changes, each document separately. If a document is refused, its texts are saved one by one, so that an
 * invalid text does not block others.
 * @returns the saved texts, and the refused ones with reasons
 */
export async function applyImport(
  desk: TranslationDesk,
  returned: readonly ReturnedText[],
): Promise<ImportPlan> {
  const plan = await reviewImport(desk, returned);
  const changes: PlannedText[] = [];
  const refused = [...plan.refused];
  const save = (texts: readonly PlannedText[]) => desk.transaction((writer) => applyDocument(writer, texts));
  for (const texts of byDocument(plan.changes)) {
    const whole = await save(texts);
    if (whole.ok) {
      changes.push(...texts);
      continue;
    }
    for (const text of texts) {
      const alone = texts.length === 1 ? whole : await save([text]);
      if (alone.ok) changes.push(text);
      else refused.push(refusalOf(text, alone.error));
    }
  }
  return { changes, refused, same: plan.same };
}
