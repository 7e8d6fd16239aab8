/** A span as it came to a collector. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for a root span. */
  readonly parentId: string;
  readonly name: string;
  /** ms since 1970 */
  readonly startedAt: number;
  readonly attributes: Readonly<Record<string, string>>;
}

type Fields = ReadonlyMap<number, readonly (Buffer | bigint)[]>;

function readVarint(bytes: Buffer, from: number): { readonly value: bigint; readonly next: number } {
  let value = 0n;
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    const byte = bytes[at] ?? 0;
    value |= BigInt(byte & 0x7f) << shift;
    if (byte < 0x80) return { value, next: at + 1 };
  }
}

/** The fields of a message, by number. Source: protobuf.dev, Encoding. */
function readFields(bytes: Buffer): Fields {
  const fields = new Map<number, (Buffer | bigint)[]>();
  for (let at = 0; at < bytes.byteLength;) {
    const tag = readVarint(bytes, at);
    const [field, wire] = [Number(tag.value >> 3n), Number(tag.value & 7n)];
    const length = wire === 2 ? readVarint(bytes, tag.next) : undefined;
    const from = length?.next ?? tag.next;
    const varint = wire === 0 ? readVarint(bytes, from) : undefined;
    const size = { 1: 8, 5: 4 }[wire] ?? Number(length?.value ?? 0n);
    at = varint?.next ?? from + size;
    fields.set(field, [...(fields.get(field) ?? []), varint?.value ?? bytes.subarray(from, at)]);
  }
  return fields;
}

const messages = (fields: Fields, field: number): readonly Fields[] =>
  (fields.get(field) ?? []).flatMap((value) => (typeof value === "bigint" ? [] : [readFields(value)]));

const bytesOf = (fields: Fields, field: number): Buffer => {
  const [value] = fields.get(field) ?? [];
  return value === undefined || typeof value === "bigint" ? Buffer.alloc(0) : value;
};

function readAttributes(span: Fields): Record<string, string> {
  return Object.fromEntries(
    messages(span, 9).map((pair) => {
      const [value] = messages(pair, 2);
      const number = value?.get(3)?.[0];
      return [bytesOf(pair, 1).toString(), String(number ?? (value ? bytesOf(value, 1) : ""))];
    }),
  );
}

/** The spans the shop sends to a collector. Source: opentelemetry-proto, trace/v1/trace.proto. */
export const readSpans = (body: Buffer): readonly ReceivedSpan[] =>
  messages(readFields(body), 1)
    .flatMap((resource) => messages(resource, 2))
    .flatMap((scope) => messages(scope, 2))
    .map((span) => ({
      traceId: bytesOf(span, 1).toString("hex"),
      spanId: bytesOf(span, 2).toString("hex"),
      parentId: bytesOf(span, 4).toString("hex"),
      name: bytesOf(span, 5).toString(),
      startedAt: Number(bytesOf(span, 7).readBigUInt64LE() / 1_000_000n),
      attributes: readAttributes(span),
    }));
