import type { Tag } from "@/src/store/revisions/tags";

/**
 * When a tag counts as changed again, in ms after the change: a rendering that began before an edit and ended after
 * it, with the old data, is cached as new. No answer of the shop takes longer than the last of these.
 */
const echoes = [1_000, 4_000, 15_000] as const;

/** The tags whose pages are to be purged, by the marks of what was saved. Times are in ms on a monotonic clock. */
export class TagInvalidation {
  readonly #seen = new Map<Tag, string>();
  readonly #echoesOf = new Map<Tag, readonly number[]>();

  /** Tags that have changed since they were passed to `settle`, or recently. */
  among(marks: ReadonlyMap<Tag, string>, now: number): readonly Tag[] {
    const changed = [...marks].filter(([tag, mark]) => this.#seen.get(tag) !== mark).map(([tag]) => tag);
    const again = [...this.#echoesOf].filter(([, [next = Infinity]]) => next <= now).map(([tag]) => tag);
    return [...new Set([...changed, ...again])];
  }

  /** Their pages are purged; tags that `among` returned and that are not settled are returned again. */
  settle(outdated: readonly Tag[], marks: ReadonlyMap<Tag, string>, now: number): void {
    for (const tag of outdated) {
      const mark = marks.get(tag);
      const isNew = mark !== undefined && this.#seen.get(tag) !== mark;
      if (isNew) this.#seen.set(tag, mark);
      const waiting = isNew ? echoes.map((after) => now + after) : (this.#echoesOf.get(tag) ?? []);
      this.#echoesOf.set(
        tag,
        waiting.filter((at) => at > now),
      );
    }
  }
}
