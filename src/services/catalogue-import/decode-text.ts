import { fail, ok, type Result } from "@/src/domain/result";

const marks = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
] as const;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Control characters that no text has; they say that the bytes were read in a wrong encoding. */
const noText = /[^\P{Cc}\t\r\n]/u;

/**
 * The text of a CSV file: UTF-8, UTF-16 with its byte order mark, or the Windows encoding of Western Europe, in which
 * spreadsheets write CSV by default. A wrong guess would import wrong letters, so anything else is refused.
 */
export function decodeText(bytes: Uint8Array): Result<string, "encoding"> {
  const mark = marks.find(([begin]) => begin.every((byte, place) => bytes[place] === byte));
  const text = mark ? decode(bytes, mark[1]) : (decode(bytes, "utf-8") ?? decode(bytes, "windows-1252"));
  return text === null || noText.test(text) || text.includes("\uFFFD") ? fail("encoding") : ok(text);
}
