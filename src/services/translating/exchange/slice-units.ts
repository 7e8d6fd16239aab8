/** Deepest nesting, more than any tool writes; a recursive parser would overflow the stack. */
const MAX_DEPTH = 64;
/** Units parsed at once: a few milliseconds. */
const unitsAtOnce = 50;

/** Some units with their enclosing elements, as a separate document. */
interface Slice {
  readonly open: string;
  readonly close: string;
  readonly units: string[];
}

export interface SlicedXliff {
  /** The document without its units. */
  readonly frame: string;
  readonly slices: readonly Slice[];
}

/** A tag: whether it closes, its name, and the rest with its attributes. */
const tag = /<(\/?)([^\s<>"'/=]+)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>/y;

const unparsed = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

/** The end of a non-tag construct. @returns null at a tag; -1 if it does not end */
function endOfUnparsed(xml: string, at: number): number | null {
  const found = unparsed.find(([begin]) => xml.startsWith(begin, at));
  if (!found) return null;
  const [begin, end] = found;
  const place = xml.indexOf(end, at + begin.length);
  return place < 0 ? -1 : place + end.length;
}

/**
 * Splits an XLIFF file into documents of a few units each, to be parsed one by one, by scanning its tags only.
 * @returns null if it is not well formed, nested too deeply, or has declarations: translations need none, and they allow
 * entity expansion attacks
 */
export function sliceUnits(xml: string): SlicedXliff | null {
  const around: { readonly name: string; readonly text: string }[] = [];
  const slices: Slice[] = [];
  let frame = "";
  let copied = 0;
  let unit: { readonly start: number; readonly depth: number } | null = null;

  const endUnit = (start: number, end: number) => {
    const open = around.map(({ text }) => text).join("");
    const last = slices.at(-1);
    const text = xml.slice(start, end);
    if (last?.open === open && last.units.length < unitsAtOnce) last.units.push(text);
    else {
      const close = around.toReversed().map(({ name }) => `</${name}>`);
      slices.push({ open, close: close.join(""), units: [text] });
    }
    frame += xml.slice(copied, start);
    copied = end;
    unit = null;
  };

  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", at)) {
    const skipped = endOfUnparsed(xml, at);
    if (skipped === -1) return null;
    if (skipped !== null) {
      at = skipped;
      continue;
    }
    tag.lastIndex = at;
    const [text, closing, name, rest] = tag.exec(xml) ?? [];
    if (text === undefined || name === undefined || name.startsWith("!")) return null;
    const end = at + text.length;
    if (closing) {
      if (around.pop()?.name !== name) return null;
      if (unit && around.length === unit.depth) endUnit(unit.start, end);
    } else {
      const isWhole = rest?.endsWith("/") ?? false;
      if (!unit && name.split(":").at(-1) === "unit") {
        if (isWhole) endUnit(at, end);
        else unit = { start: at, depth: around.length };
      }
      if (!isWhole) around.push({ name, text });
      if (around.length > MAX_DEPTH) return null;
    }
    at = end;
  }
  return around.length === 0 ? { frame: frame + xml.slice(copied), slices } : null;
}
