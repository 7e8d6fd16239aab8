import { crc32, deflateRawSync } from "node:zlib";

/** A file of an archive, and what a program of ill will may say about it. */
export interface ZipPart {
  readonly name: string;
  readonly data: Uint8Array | string;
  /** mode of Unix, for a symbolic link */
  readonly mode?: number;
  /** general purpose flags; 1 says that it is encrypted */
  readonly flags?: number;
  /** size that the list declares, where it is another than the true one */
  readonly declared?: number;
}

const utf8Names = 0x800;
const deflated = 8;

/** The fields that a file has both before its data and in the list. */
function facts({ name, data, flags = 0, declared }: ZipPart) {
  const bytes = Buffer.from(data);
  const packed = deflateRawSync(bytes);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags | utf8Names, 2);
  fields.writeUInt16LE(deflated, 4);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(declared ?? bytes.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return { fields, packed };
}

function listed(part: ZipPart, fields: Buffer, offset: number): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  // Made on Unix: the mode is in the upper half of the attributes.
  head.writeUInt16LE((3 << 8) | 20, 4);
  fields.copy(head, 6);
  head.writeUInt32LE(((part.mode ?? 0o100644) << 16) >>> 0, 38);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, Buffer.from(part.name)]);
}

/** A ZIP archive byte by byte: libraries refuse to write what a test needs. */
export function zipArchive(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const { fields, packed } = facts(part);
    const body = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(part.name), packed]);
    list.push(listed(part, fields, offset));
    bodies.push(body);
    offset += body.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...bodies, directory, end]));
}
