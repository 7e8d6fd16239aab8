import { DOMImplementation, XMLSerializer, type Document, type Element } from "@xmldom/xmldom";
import { languageTag, defaultLocale, type Locale } from "@/src/domain/locale/locale";
import type { ExchangedText } from "@/src/domain/translation/exchanged-text";
import { tokensOf, unescapeMarkup, type TextKind } from "@/src/domain/translation/markup-tokens";
import { yieldToOthers } from "./yield-to-others";
import { xliffNamespace } from "./xliff-namespace";

/** Characters that XML does not preserve; a carriage return would become a line feed. */
// oxlint-disable-next-line no-control-regex
const unholdable = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/;

/** Codes of a unit: each is stored once in the original data and referenced by number. */
class Codes {
  readonly written: string[] = [];
  constructor(private readonly unit: Document) {}

  dataOf(code: string): string {
    if (!this.written.includes(code)) this.written.push(code);
    return `d${this.written.indexOf(code) + 1}`;
  }

  /** Numbers of the source's codes, in order, for reuse by the target. */
  private readonly places: string[] = [];
  private taken = new Set<number>();

  begin(): void {
    this.taken = new Set();
  }

  idOf(code: string): string {
    const known = this.places.findIndex((one, place) => one === code && !this.taken.has(place));
    const place = known >= 0 ? known : this.places.push(code) - 1;
    this.taken.add(place);
    return String(place + 1);
  }

  element(name: string): Element {
    return this.unit.createElementNS(xliffNamespace, name);
  }
}

/** Writes text into an element; characters not allowed in XML as code points. */
function putWords(xml: Document, parent: Element, text: string): void {
  let words = "";
  const put = () => {
    if (words !== "") parent.appendChild(xml.createTextNode(words));
    words = "";
  };
  for (const sign of text) {
    if (!unholdable.test(sign)) {
      words += sign;
      continue;
    }
    put();
    const point = xml.createElementNS(xliffNamespace, "cp");
    point.setAttribute("hex", (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0"));
    parent.appendChild(point);
  }
  put();
}

function putText(xml: Document, parent: Element, text: string, kind: TextKind, codes: Codes): void {
  codes.begin();
  const open = [parent];
  for (const token of tokensOf(text, kind)) {
    const into = open.at(-1) ?? parent;
    if (token.kind === "text") {
      putWords(xml, into, kind === "rich" ? unescapeMarkup(token.text) : token.text);
    } else if (token.kind === "close") open.pop();
    else {
      const element = codes.element(token.kind === "open" ? "pc" : "ph");
      element.setAttribute("id", codes.idOf(token.code));
      if (token.kind === "open") {
        element.setAttribute("dataRefStart", codes.dataOf(token.code));
        element.setAttribute("dataRefEnd", codes.dataOf(`</${token.name}>`));
        open.push(element);
      } else element.setAttribute("dataRef", codes.dataOf(token.code));
      into.appendChild(element);
    }
  }
}

function notesOf(xml: Document, { context, maxLength }: ExchangedText): Element {
  const notes = xml.createElementNS(xliffNamespace, "notes");
  const said = [
    ["context", context],
    ...(maxLength === null ? [] : ([["maxLength", String(maxLength)]] as const)),
  ] as const;
  for (const [category, words] of said) {
    const note = xml.createElementNS(xliffNamespace, "note");
    note.setAttribute("category", category);
    putPlain(xml, note, words);
    notes.appendChild(note);
  }
  return notes;
}

/** For places without code points: such characters are dropped. */
const putPlain = (xml: Document, parent: Element, text: string) =>
  parent.appendChild(
    xml.createTextNode(Array.from(text, (sign) => (unholdable.test(sign) ? "" : sign)).join("")),
  );

function unitOf(xml: Document, text: ExchangedText): Element {
  const codes = new Codes(xml);
  const make = (name: string) => xml.createElementNS(xliffNamespace, name);
  const [source, target] = [make("source"), make("target")];
  putText(xml, source, text.source, text.kind, codes);
  if (text.target !== "") putText(xml, target, text.target, text.kind, codes);
  const segment = make("segment");
  segment.setAttribute("state", text.state);
  if (text.isOutdated) segment.setAttribute("subState", "shop:outdated");
  segment.appendChild(source);
  if (text.target !== "") segment.appendChild(target);
  const unit = make("unit");
  unit.setAttribute("id", text.id);
  unit.setAttribute("type", `shop:${text.kind}`);
  unit.setAttribute("canResegment", "no");
  unit.setAttribute("xml:space", "preserve");
  unit.appendChild(notesOf(xml, text));
  if (codes.written.length > 0) {
    const original = make("originalData");
    codes.written.forEach((code, place) => {
      const data = make("data");
      data.setAttribute("id", `d${place + 1}`);
      putWords(xml, data, code);
      original.appendChild(data);
    });
    unit.appendChild(original);
  }
  unit.appendChild(segment);
  return unit;
}

/** Units written at once. */
const unitsAtOnce = 50;

/** A unit inside its file, which declares the namespace. */
const writeUnit = (xml: Document, text: ExchangedText): string =>
  new XMLSerializer().serializeToString(unitOf(xml, text)).replace(` xmlns="${xliffNamespace}"`, "");

/** Texts as XLIFF 2.0, a file for each list. Source: https://docs.oasis-open.org/xliff/xliff-core/v2.0/ */
export async function writeXliff(texts: readonly ExchangedText[], locale: Locale): Promise<string> {
  const xml = new DOMImplementation().createDocument(xliffNamespace, "xliff", null);
  const languages = `srcLang="${languageTag(defaultLocale)}" trgLang="${languageTag(locale)}"`;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" version="2.0" ${languages}>`,
  ];
  for (const list of new Set(texts.map((text) => text.list))) {
    lines.push(`<file id="${list}">`);
    for (const [place, text] of texts.filter((one) => one.list === list).entries()) {
      if (place % unitsAtOnce === 0) await yieldToOthers();
      lines.push(writeUnit(xml, text));
    }
    lines.push("</file>");
  }
  return [...lines, "</xliff>", ""].join("\n");
}
