export interface BoundedLru<Value> {
  /** The value, which thereby becomes the most recently used. */
  readonly get: (key: string) => Value | undefined;
  /** Keeps the value and lets the least recently used go until the bound holds; a value above it is not kept at all. */
  readonly set: (key: string, value: Value) => void;
  readonly delete: (key: string) => void;
  readonly bytes: () => number;
  readonly count: () => number;
}

/**
 * What was used last, up to a number of bytes. A Map keeps insertion order, which serves as order of use.
 * @param onEvict hears of each key that had to go for want of room
 */
export function createBoundedLru<Value>(
  maxBytes: number,
  sizeOf: (value: Value) => number,
  onEvict: (key: string) => void = () => undefined,
): BoundedLru<Value> {
  const values = new Map<string, Value>();
  let bytes = 0;

  function remove(key: string): void {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    bytes -= sizeOf(value);
  }

  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      if (sizeOf(value) > maxBytes) return;
      values.set(key, value);
      bytes += sizeOf(value);
      for (const oldest of values.keys()) {
        if (bytes <= maxBytes) return;
        remove(oldest);
        onEvict(oldest);
      }
    },
    delete: remove,
    bytes: () => bytes,
    count: () => values.size,
  };
}
