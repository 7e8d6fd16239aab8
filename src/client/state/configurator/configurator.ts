import { atom, type Setter } from "jotai";
import type { WatchDraft } from "@/src/client/browser/watch-draft";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { canonicalSelection } from "@/src/domain/watch/canonical-selection";
import { choose, type Repair } from "@/src/domain/watch/choose";
import { repairSelection } from "@/src/domain/watch/repair-selection";
import { defaultSelection, type Selection, type SelectionField } from "@/src/domain/watch/selection";
import { surpriseInTaste } from "@/src/domain/watch/directions";
import { record, redo, startHistory, undo, type History } from "./history";
import { stepIds, type StepId } from "./steps";

/** What an entry of the history did; undo and redo name it. */
export type Change =
  | { readonly kind: "choice"; readonly field: SelectionField; readonly key: string | null }
  | { readonly kind: "reset" }
  | { readonly kind: "surprise" }
  | { readonly kind: "link" }
  | { readonly kind: "draft" };

export type SelectionHistory = History<Selection, Change>;

/** Options that were changed by the last choice; removed at the next action. */
export interface RepairNotice {
  readonly repairs: readonly Repair[];
  /** selection before the choice, and after it: reasons name parts of both */
  readonly before: Selection;
  readonly after: Selection;
}

export type View = "front" | "back";

/** The draft of this browser: it was restored, or is kept while an address shows another watch. */
export interface FoundDraft {
  readonly kind: "resumed" | "waiting";
  readonly draft: WatchDraft;
}

/** What the shopper did last, for screen readers. */
export interface LastAction {
  readonly kind: "done" | "undone" | "redone";
  readonly change: Change;
}

export const historyAtom = atom<SelectionHistory>(startHistory<Selection, Change>(defaultSelection));
export const selectionAtom = atom((get) => get(historyAtom).present.value);
export const noticeAtom = atom<RepairNotice | null>(null);
export const lastActionAtom = atom<LastAction | null>(null);
/** A version the shopper wants to compare with; null for the watch the history begins with. */
const keptVersionAtom = atom<Selection | null>(null);

/** What the current watch is compared with. */
export const comparedAtom = atom((get) => {
  const kept = get(keptVersionAtom);
  const { past, present } = get(historyAtom);
  return { selection: kept ?? past[0]?.value ?? present.value, isKept: kept !== null };
});

/** Saves the current watch for a comparison with later ones. */
export const keepVersionAtom = atom(null, (get, set) => set(keptVersionAtom, get(selectionAtom)));

/** Shown until it is closed; where the draft was restored, until the next choice. */
export const draftAtom = atom<FoundDraft | null>(null);
export const viewAtom = atom<View>("front");
/** Whether the watch is turned in three dimensions, over its picture. */
export const turningAtom = atom(false);

/** Sku of the cart line that is being edited; null for a new watch. */
export const replacedLineAtom = atom<string | null>(null);

/** Whether the panel with the options shows: hidden once the watch is in the cart. Source: specification §4. */
export const visibleAtom = atom(true);

const currentStepAtom = atom<StepId>(stepIds[0]);

/** The step that is open; the back is shown while it is chosen. */
export const stepAtom = atom(
  (get) => get(currentStepAtom),
  (_get, set, step: StepId) => {
    set(currentStepAtom, step);
    set(viewAtom, step === "caseback" ? "back" : "front");
    set(visibleAtom, true);
  },
);

function enter(
  set: Setter,
  history: SelectionHistory,
  kind: LastAction["kind"],
  change: Change | null,
): void {
  set(historyAtom, history);
  set(noticeAtom, null);
  // The current watch is no longer the one that was added to the cart.
  set(visibleAtom, true);
  set(lastActionAtom, change && { kind, change });
}

/** Chooses an option and adjusts the others. */
export const chooseAtom = atom(
  null,
  (get, set, field: SelectionField, key: string | null, catalogue: Catalogue) => {
    const before = get(selectionAtom);
    if (before[field] === key) return;
    if (get(draftAtom)?.kind === "resumed") set(draftAtom, null);
    const { selection: after, repairs } = choose(before, field, key, catalogue);
    const change: Change = { kind: "choice", field, key };
    enter(set, record(get(historyAtom), after, change), "done", change);
    if (repairs.length > 0) set(noticeAtom, { repairs, before, after });
  },
);

export const undoAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  if (history.past.length > 0) enter(set, undo(history), "undone", history.present.change);
});

export const redoAtom = atom(null, (get, set) => {
  const history = get(historyAtom);
  const [next] = history.future;
  if (next) enter(set, redo(history), "redone", next.change);
});

const shows = ({ present }: SelectionHistory, selection: Selection): boolean =>
  canonicalSelection(selection) === canonicalSelection(present.value);

function replaceBy(set: Setter, history: SelectionHistory, selection: Selection, change: Change): void {
  if (shows(history, selection)) return;
  enter(set, record(history, selection, change), "done", change);
}

/** Back to the watch the configurator opens with; can be undone. */
export const resetAtom = atom(null, (get, set, catalogue: Catalogue) =>
  replaceBy(set, get(historyAtom), repairSelection(defaultSelection, catalogue), { kind: "reset" }),
);

export const surpriseAtom = atom(null, (get, set, catalogue: Catalogue, random: () => number) =>
  replaceBy(set, get(historyAtom), surpriseInTaste(get(selectionAtom), catalogue, random), {
    kind: "surprise",
  }),
);

/** The watch of an address. At the first opening it is the beginning of the history, later a step that can be undone. */
export const openSelectionAtom = atom(null, (get, set, selection: Selection) => {
  const history = get(historyAtom);
  const isUntouched = history.past.length === 0 && history.future.length === 0;
  // The current watch is not rendered again.
  const begun = shows(history, selection) ? history : startHistory<Selection, Change>(selection);
  if (isUntouched) return enter(set, begun, "done", null);
  return replaceBy(set, history, selection, { kind: "link" });
});

/** Replaces the watch of an address by the draft; can be undone. */
export const takeUpAtom = atom(null, (get, set, selection: Selection, replaces: string | null) => {
  replaceBy(set, get(historyAtom), selection, { kind: "draft" });
  set(replacedLineAtom, replaces);
});
