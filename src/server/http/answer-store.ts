import { LRUCache } from "lru-cache";
import { compress } from "./compress";
import type { Coding, CompressedCoding } from "./coding";
import { formOf, type Form, type ReadyAnswer } from "./ready-answer";

/** How long an answer stays valid without a purge. */
export interface Freshness {
  /** Its address changes with its content: purges do not affect it. */
  readonly isImmutable: boolean;
  /** Milliseconds after which it is requested from Next again. */
  readonly ttlMs: number;
}

interface StoredAnswer {
  readonly answer: ReadyAnswer;
  readonly freshness: Freshness;
  generation: number;
  freshUntil: number;
}

export interface AnswerStore {
  /** The answer under a key; undefined where there is none, or where it must be requested from Next again. */
  readonly find: (key: string) => ReadyAnswer | undefined;
  /** The answer under a key, however old: if no newer one is available. */
  readonly findOld: (key: string) => ReadyAnswer | undefined;
  /** The form of an answer in an encoding, synchronously where it was made before. */
  readonly formOf: (answer: ReadyAnswer, coding: Coding) => Form | Promise<Form>;
  /** Number of the last purge, for an answer that is being produced. */
  readonly generation: () => number;
  /** Stores an answer, unless there was a purge while it was produced. */
  readonly keep: (answer: ReadyAnswer, freshness: Freshness, generation: number) => void;
  /** Content has changed: only immutable answers stay valid. */
  readonly purge: () => void;
  /** Bytes held, and answers. */
  readonly size: () => { readonly bytes: number; readonly answers: number };
}

/** Overhead of an entry beside its bytes: key, headers, maps. */
const overhead = 4_000;
function bytesOf({ answer }: StoredAnswer): number {
  let sum = overhead + answer.body.byteLength;
  for (const form of answer.forms.values()) if ("bytes" in form) sum += form.bytes.byteLength;
  return sum;
}

/** While one request revalidates an answer through Next, the others get the old one. */
const askingMs = 2_000;

/**
 * Ready answers; the least recently used are evicted first. Stale answers stay until they are rendered again: mostly
 * the new one is the same, and its compressed forms exist already.
 */
export function createAnswerStore(maxBytes: number, now: () => number = Date.now): AnswerStore {
  const kept = new LRUCache<string, StoredAnswer>({ maxSize: maxBytes, sizeCalculation: bytesOf });
  let generation = 0;

  const isCurrent = (entry: StoredAnswer) => entry.freshness.isImmutable || entry.generation === generation;

  const entryOf = (answer: ReadyAnswer): StoredAnswer | undefined => {
    const entry = kept.peek(answer.key);
    return entry?.answer === answer ? entry : undefined;
  };

  const compressed = async (answer: ReadyAnswer, coding: CompressedCoding): Promise<Form> => {
    const bytes = await compress(answer.body, coding, entryOf(answer) ? "stored" : "quick");
    const form = formOf(answer, coding, bytes);
    answer.forms.set(coding, form);
    const entry = entryOf(answer);
    // Set again, so that its new size counts.
    if (entry) kept.set(answer.key, { ...entry });
    return form;
  };

  return {
    find: (key) => {
      const entry = kept.get(key);
      if (!entry || !isCurrent(entry)) return undefined;
      if (entry.freshness.isImmutable) return entry.answer;
      const time = now();
      if (time < entry.freshUntil) return entry.answer;
      entry.freshUntil = time + askingMs;
      return undefined;
    },
    findOld: (key) => kept.peek(key)?.answer,
    formOf: (answer, coding) => {
      if (coding === "identity" || !answer.isCompressible) return answer.plain;
      const known = answer.forms.get(coding);
      if (known) return known;
      const form = compressed(answer, coding);
      answer.forms.set(coding, form);
      form.catch(() => answer.forms.delete(coding));
      return form;
    },
    generation: () => generation,
    keep: (answer, freshness, since) => {
      if (since !== generation && !freshness.isImmutable) return;
      const known = kept.peek(answer.key);
      const isSame =
        known?.answer.mark === answer.mark && known.answer.headers.join() === answer.headers.join();
      if (known && isSame) {
        Object.assign(known, { generation, freshUntil: now() + freshness.ttlMs });
        return;
      }
      if (answer.body.byteLength + overhead > maxBytes / 8) return;
      kept.set(answer.key, { answer, freshness, generation, freshUntil: now() + freshness.ttlMs });
    },
    purge: () => {
      generation += 1;
    },
    size: () => ({ bytes: kept.calculatedSize, answers: kept.size }),
  };
}
