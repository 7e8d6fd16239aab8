export interface PixelMemory {
  /** Memory of exactly so many bytes; what lies in it is of no meaning. */
  readonly take: (bytes: number) => Uint8Array;
  /** For whoever reads and writes it no more, nor lets anybody do so. */
  readonly giveBack: (memory: Uint8Array) => void;
  /** What lies here unused. */
  readonly bytes: () => number;
}

/**
 * Memory for pixels, used again and again. A canvas takes megabytes: from the system they come a page at a time, and
 * every few canvases the garbage collector stops everything to get rid of them (docs/decisions/0079).
 * @param maxBytes of unused memory; what was given back first is let go first
 */
export function createPixelMemory(maxBytes: number): PixelMemory {
  const unused: Uint8Array[] = [];
  let size = 0;

  function takeOut(at: number): Uint8Array | undefined {
    const [memory] = unused.splice(at, 1);
    size -= memory?.byteLength ?? 0;
    return memory;
  }

  return {
    take(bytes) {
      const at = unused.findIndex(({ byteLength }) => byteLength === bytes);
      return (at === -1 ? undefined : takeOut(at)) ?? new Uint8Array(bytes);
    },
    giveBack(memory) {
      unused.push(memory);
      size += memory.byteLength;
      while (size > maxBytes) takeOut(0);
    },
    bytes: () => size,
  };
}
