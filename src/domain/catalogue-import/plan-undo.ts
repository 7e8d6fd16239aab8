import type { ImportEntry, ImportRecord } from "./catalogue-import";
import type { Values } from "./column";
import { sheetOf } from "./columns";
import { documentKey, type KnownCatalogue, type KnownDocument } from "./known-catalogue";
import type { PlannedRow } from "./plan-import";
import { refusal, type Refusal, type RowProblem } from "./refusal";

interface UndoPlan {
  /** documents that get their former values */
  readonly rows: readonly PlannedRow[];
  /** documents that the import had created, newest first: others may refer to older ones */
  readonly created: readonly ImportEntry[];
  readonly refused: readonly Refusal[];
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Whether the values are still those that the import left. */
const isAsLeft = (values: Values, after: Values) =>
  Object.entries(after).every(
    ([name, value]) => values[name] === value || (isEmpty(values[name]) && isEmpty(value)),
  );

function problemOf({ id, after }: ImportEntry, known: KnownDocument | undefined): RowProblem | null {
  // A document of the same key that was created later is another one.
  if (known?.id !== id) return "gone";
  if (known.isDraftWaiting) return "draft";
  return isAsLeft(known.values, after) ? null : "changed-since";
}

/** What is restored when an import is undone, and what has changed since and stays. */
export function planUndo({ entries }: ImportRecord, { documents }: KnownCatalogue): UndoPlan {
  const known = new Map(documents.map((one) => [documentKey(one.collection, one.reference), one]));
  const judged = entries.map((entry) => {
    const document = known.get(documentKey(entry.collection, entry.reference));
    return { entry, document, problem: problemOf(entry, document) };
  });
  return {
    rows: judged
      .flatMap(({ entry: { collection, reference, before, after }, document, problem }) =>
        problem !== null || !document || before === null
          ? []
          : [
              {
                sheet: sheetOf(collection),
                line: 0,
                collection,
                reference,
                id: document.id,
                values: { ...document.values, ...before },
                changes: Object.entries(before).map(([column, value]) => ({
                  column,
                  before: after[column] ?? null,
                  after: value,
                })),
                isLeap: false,
              },
            ],
      )
      .toReversed(),
    created: judged
      .flatMap(({ entry, problem }) => (entry.before === null && problem === null ? [entry] : []))
      .toReversed(),
    refused: judged.flatMap(({ entry: { collection, reference }, problem }) =>
      problem === null ? [] : [refusal(problem, { place: collection, value: reference })],
    ),
  };
}
