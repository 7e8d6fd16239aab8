export interface ByteRange {
  readonly first: number;
  /** Included. */
  readonly last: number;
}

/**
 * The single byte range of a request.
 * @returns null where the whole is to be sent: another unit, several ranges, or an invalid header Source: RFC 9110,
 * 14.1.2 and 14.2.
 */
export function readRange(header: string, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match || header.length > 60) return null;
  const [, from = "", to = ""] = match;
  if (from === "" && to === "") return null;
  if (from === "") {
    const length = Number(to);
    return length === 0 ? "unsatisfiable" : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (first >= size) return "unsatisfiable";
  return first > last ? null : { first, last };
}
