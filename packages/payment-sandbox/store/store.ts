import type { Change, Journal } from "./journal";

/**
 * Documents by collection and id, in memory and in the journal.
 * A stored document is never changed in place: `put` a copy.
 */
export interface Store<Documents> {
  get<C extends keyof Documents & string>(collection: C, id: string): Documents[C] | undefined;
  all<C extends keyof Documents & string>(collection: C): Documents[C][];
  put<C extends keyof Documents & string>(collection: C, id: string, document: Documents[C]): void;
  remove<C extends keyof Documents & string>(collection: C, id: string): void;
  /** Calls the listener of a collection with each document written from now on. */
  onPut<C extends keyof Documents & string>(collection: C, listen: (document: Documents[C]) => void): void;
  /** Writes all changes of `work` as one line, or none of them when it throws. */
  together<T>(work: () => T): T;
}

export function createStore<Documents>(journal: Journal): Store<Documents> {
  const collections = new Map<string, Map<string, unknown>>();
  const listeners = new Map<string, (document: unknown) => void>();
  let open: { done: Change[]; undo: Change[] } | undefined;

  function collectionOf(name: string) {
    const known = collections.get(name);
    if (known) return known;
    const fresh = new Map<string, unknown>();
    collections.set(name, fresh);
    return fresh;
  }

  function apply([collection, id, value]: Change) {
    if (value === null) collectionOf(collection).delete(id);
    else collectionOf(collection).set(id, value);
  }

  function change(next: Change) {
    const before = collectionOf(next[0]).get(next[1]) ?? null;
    apply(next);
    if (!open) return journal.append([next]);
    open.undo.push([next[0], next[1], before]);
    open.done.push(next);
  }

  for (const known of journal.changes) apply(known);

  return {
    // The journal holds what `put` wrote under the same name, hence these casts.
    get: (collection, id) => collectionOf(collection).get(id) as Documents[typeof collection] | undefined,
    all: (collection) => [...collectionOf(collection).values()] as Documents[typeof collection][],
    put: (collection, id, document) => {
      change([collection, id, document]);
      listeners.get(collection)?.(document);
    },
    remove: (collection, id) => change([collection, id, null]),
    onPut: (collection, listen) =>
      void listeners.set(collection, (document) => listen(document as Documents[typeof collection])),
    together(work) {
      if (open) return work();
      const mine = { done: [] as Change[], undo: [] as Change[] };
      open = mine;
      try {
        const result = work();
        if (mine.done.length > 0) journal.append(mine.done);
        return result;
      } catch (problem) {
        for (const step of mine.undo.toReversed()) apply(step);
        throw problem;
      } finally {
        open = undefined;
      }
    },
  };
}
