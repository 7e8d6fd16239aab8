import { inflateSync } from "node:zlib";

/** An object of a PDF as the shop writes it: its dictionary as text, and its stream. */
interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** Source: ISO 32000-1, 7.3. */
function objectsOf(bytes: Uint8Array): ReadonlyMap<string, PdfObject> {
  const file = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = "", raw] = body.split(/\nstream\n/, 2);
    const data = raw === undefined ? "" : Buffer.from(raw.replace(/\nendstream$/, ""), "latin1");
    const isText = data !== "" && /\/Filter \/FlateDecode/.test(dictionary) && !/\/Subtype/.test(dictionary);
    objects.set(id, { dictionary, stream: isText ? inflateSync(data).toString("latin1") : "" });
  }
  return objects;
}

const fromUtf16 = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ""), "hex").swap16().toString("utf16le");

/** Letters by code of a font. Source: ISO 32000-1, 9.10.3; ranges with a list of letters, as PDFKit writes them. */
function lettersOf(map: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = "", list = ""] of map.matchAll(/<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gi))
    [...list.matchAll(/<([\da-f\s]*)>/gi)].forEach(([, hex = ""], place) =>
      letters.set(Number.parseInt(from, 16) + place, fromUtf16(hex)),
    );
  return letters;
}

const reference = (dictionary: string, name: string): string =>
  new RegExp(`/${name} \\[?\\s*(\\d+) 0 R`).exec(dictionary)?.[1] ?? "";

const controls: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A string in parentheses. Source: ISO 32000-1, 7.3.4.2 and 7.9.2.2. */
function stringOf(written: string): string {
  const plain = written.slice(1, -1).replaceAll(/\\(.)/gs, (_, sign: string) => controls[sign] ?? sign);
  const bytes = Buffer.from(plain, "latin1");
  const isUtf16 = bytes[0] === 0xfe && bytes[1] === 0xff;
  return isUtf16 ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
}

/** The text of a PDF that the shop has written, in the order in which it is drawn, with what the file says of itself. */
export function pdfText(bytes: Uint8Array): string {
  const objects = objectsOf(bytes);
  const dictionaryOf = (id: string) => objects.get(id)?.dictionary ?? "";
  const maps = new Map<string, ReadonlyMap<number, string>>();
  const mapOf = (font: string) => {
    const known = maps.get(font);
    if (known) return known;
    const letters = lettersOf(objects.get(reference(dictionaryOf(font), "ToUnicode"))?.stream ?? "");
    maps.set(font, letters);
    return letters;
  };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  const texts = pages.map(({ dictionary }) => {
    const resources = dictionaryOf(reference(dictionary, "Resources"));
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, id]),
    );
    let letters: ReadonlyMap<number, string> = new Map();
    let text = "";
    const drawn = objects.get(reference(dictionary, "Contents"))?.stream ?? "";
    for (const [, font, shown] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/gs)) {
      if (font) letters = mapOf(fonts.get(font) ?? "");
      for (const [, hex = ""] of (shown ?? "").matchAll(/<([\da-f]*)>/gi))
        for (const code of hex.match(/.{4}/g) ?? []) text += letters.get(Number.parseInt(code, 16)) ?? "";
      if (shown !== undefined) text += "\n";
    }
    return text;
  });
  const said = [...objects.values()].filter(({ dictionary }) => dictionary.startsWith("("));
  return [...said.map(({ dictionary }) => stringOf(dictionary)), ...texts].join("\n");
}
