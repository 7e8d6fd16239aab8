import * as v from "valibot";

const name = "watch-draft";
/** A draft older than this is not restored. */
const keptMs = 90 * 24 * 60 * 60 * 1000;

const draftShape = v.object({
  /** when it was last changed, ms since 1970 */
  at: v.number(),
  /** option keys by field */
  selection: v.record(v.string(), v.nullable(v.string())),
  /** sku of the cart line that it is to replace */
  replaces: v.nullable(v.string()),
});

/** A watch that was being composed in this browser. Its keys are of the catalogue of that day. */
export type WatchDraft = v.InferOutput<typeof draftShape>;

/** The watch that was composed last in this browser; null where there is none. */
export function readDraft(now: number = Date.now()): WatchDraft | null {
  try {
    const kept = v.safeParse(draftShape, JSON.parse(window.localStorage.getItem(name) ?? "null"));
    return kept.success && now - kept.output.at < keptMs ? kept.output : null;
  } catch {
    return null;
  }
}

/** Stores the watch that is being composed; there is one at a time. */
export function keepDraft(draft: WatchDraft): void {
  try {
    window.localStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // A full or closed storage keeps nothing; the address still has the watch.
  }
}

export function dropDraft(): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // No storage, nothing to remove.
  }
}

/**
 * The draft as a query of the configurator's address, parsed like any other: options that are no longer sold are
 * reported.
 */
export function draftQuery({ selection, replaces }: WatchDraft): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, key] of Object.entries(selection)) if (key !== null) query.set(field, key);
  if (replaces !== null) query.set("replaces", replaces);
  return query;
}
