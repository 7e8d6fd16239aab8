export interface PixelMemory {
  /** Memory of exactly that many bytes, with undefined content. */
  readonly take: (bytes: number) => Uint8Array;
  /** Returns memory; the caller must not use or share it afterwards. */
  readonly giveBack: (memory: Uint8Array) => void;
  /** Unused bytes. */
  readonly bytes: () => number;
}

/**
 * Pool of pixel memory. A canvas takes megabytes: allocating them causes page faults, and every few canvases the garbage
 * collector pauses the process to free them (decision 0079).
 * @param maxBytes of unused memory; the earliest returned is dropped first
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
