const byteOrderMarks = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
] as const;

/** Encoding declared by an XML file. */
const declared = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** @returns null where a byte is invalid */
function decodeAnsi(bytes: Uint8Array): string | null {
  const words = decode(bytes, "windows-1252");
  return words !== null && !/[^\P{Cc}\t\r\n]/u.test(words) ? words : null;
}

/**
 * The text of an imported file. The encodings of spreadsheets and tools are recognised: UTF-8, UTF-16 by its byte
 * order mark, the declaration of an XML file, and the Windows encoding of Western Europe ("ANSI"), the default of
 * spreadsheets.
 * @returns null where none of them fits: a wrong encoding would import wrong letters
 */
export function decodeFile(bytes: Uint8Array, format: "xliff" | "csv"): string | null {
  const mark = byteOrderMarks.find(([begin]) => begin.every((byte, place) => bytes[place] === byte));
  if (mark) return decode(bytes, mark[1]);
  const [, encoding] = declared.exec(String.fromCharCode(...bytes.subarray(0, 200))) ?? [];
  if (encoding !== undefined) return decode(bytes, encoding);
  const words = decode(bytes, "utf-8");
  if (words !== null || format === "xliff") return words;
  return decodeAnsi(bytes);
}
