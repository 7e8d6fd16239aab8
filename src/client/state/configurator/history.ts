/** A step, and its result. */
export interface HistoryEntry<Value, Change> {
  readonly value: Value;
  /** null for the initial state */
  readonly change: Change | null;
}

export interface History<Value, Change> {
  readonly past: readonly HistoryEntry<Value, Change>[];
  readonly present: HistoryEntry<Value, Change>;
  /** the next one to redo first */
  readonly future: readonly HistoryEntry<Value, Change>[];
}

/** Steps that can be undone; older ones are dropped. */
const depth = 200;

export function startHistory<Value, Change>(value: Value): History<Value, Change> {
  return { past: [], present: { value, change: null }, future: [] };
}

/** Puts a new value on top; undone steps can't be redone any more. */
export function record<Value, Change>(
  history: History<Value, Change>,
  value: Value,
  change: Change,
): History<Value, Change> {
  return {
    past: [...history.past, history.present].slice(-depth),
    present: { value, change },
    future: [],
  };
}

/** One step back, or the same history at its beginning. */
export function undo<Value, Change>(history: History<Value, Change>): History<Value, Change> {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
}

/** One step forward, or the same history at its end. */
export function redo<Value, Change>(history: History<Value, Change>): History<Value, Change> {
  const [next, ...later] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future: later };
}
