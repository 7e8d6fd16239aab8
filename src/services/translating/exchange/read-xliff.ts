import { DOMParser, ParseError, type Element, type Node } from "@xmldom/xmldom";
import { languageTag, type Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { ReturnedText } from "@/src/domain/translation/plan-import";
import { escapeMarkup } from "@/src/domain/translation/rich-markup";
import type { FileError } from "./file-error";
import { yieldToOthers } from "./yield-to-others";
import { sliceUnits } from "./slice-units";
import { xliffNamespace } from "./xliff-namespace";

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
const nodesOf = (parent: Element): readonly Node[] => Array.from(parent.childNodes);
const elementsOf = (parent: Element, name: string): readonly Element[] =>
  nodesOf(parent)
    .filter(isElement)
    .filter((one) => one.localName === name && one.namespaceURI === xliffNamespace);

/** One character by its code point; empty for an invalid one. */
function signOf(point: Element): string {
  const number = Number.parseInt(point.getAttribute("hex") ?? "", 16);
  return number >= 0 && number <= 0x10_ffff ? String.fromCodePoint(number) : "";
}

type Data = ReadonlyMap<string, string>;

/** Text of an element, with its codes restored. */
function textIn(parent: Element, data: Data, write: (words: string) => string): string {
  const code = (element: Element, attribute: string) => data.get(element.getAttribute(attribute) ?? "") ?? "";
  return nodesOf(parent)
    .map((node): string => {
      if (!isElement(node)) {
        const isWords = node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE;
        return isWords ? write(node.nodeValue ?? "") : "";
      }
      switch (node.localName ?? "") {
        case "cp":
          return write(signOf(node));
        case "ph":
        case "sc":
        case "ec":
          return code(node, "dataRef");
        case "pc":
          return code(node, "dataRefStart") + textIn(node, data, write) + code(node, "dataRefEnd");
        case "mrk":
          return textIn(node, data, write);
        default:
          return "";
      }
    })
    .join("");
}

const plain = (words: string) => words;

const states: Readonly<Record<string, ReturnedText["state"]>> = {
  translated: "translated",
  reviewed: "reviewed",
  final: "reviewed",
};

/** The state of a text is that of its least advanced segment. */
function leastOf(segments: readonly Element[]): ReturnedText["state"] {
  const found = segments.map((segment) => states[segment.getAttribute("state") ?? ""] ?? "initial");
  if (found.includes("initial")) return "initial";
  return found.includes("translated") ? "translated" : "reviewed";
}

function returnedText(unit: Element): ReturnedText {
  const isRich = unit.getAttribute("type") === "shop:rich";
  const write = isRich ? escapeMarkup : plain;
  const data = new Map(
    elementsOf(unit, "originalData")
      .flatMap((original) => elementsOf(original, "data"))
      .map((one) => [one.getAttribute("id") ?? "", textIn(one, new Map(), plain)]),
  );
  const parts = nodesOf(unit)
    .filter(isElement)
    .filter(({ localName }) => localName === "segment" || localName === "ignorable");
  const said = (name: "source" | "target") =>
    parts
      .map((part) => {
        // The target of text between segments may be omitted.
        const own = elementsOf(part, name)[0];
        const shown = own ?? (part.localName === "ignorable" ? elementsOf(part, "source")[0] : undefined);
        return shown ? textIn(shown, data, write) : "";
      })
      .join("");
  const segments = parts.filter(({ localName }) => localName === "segment");
  const isTranslated = segments.some((segment) => elementsOf(segment, "target").length > 0);
  return {
    id: unit.getAttribute("id") ?? "",
    source: said("source"),
    target: isTranslated ? said("target") : "",
    state: leastOf(segments),
  };
}

function parse(content: string): Element | null {
  try {
    const stop = (level: string, message: string) => {
      if (level !== "warning") throw new ParseError(message);
    };
    return new DOMParser({ onError: stop }).parseFromString(content, "text/xml").documentElement;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

/** Groups of a file may contain units as well. */
const unitsOf = (parent: Element): readonly Element[] => [
  ...elementsOf(parent, "unit"),
  ...elementsOf(parent, "group").flatMap(unitsOf),
];

/** Reads translated XLIFF 2, a few units at a time. */
export async function readXliff(
  content: string,
  locale: Locale,
): Promise<Result<readonly ReturnedText[], FileError>> {
  const sliced = sliceUnits(content.replace(/^\uFEFF/, ""));
  const root = sliced && parse(sliced.frame);
  if (!root) return fail("unreadable");
  if (root.localName !== "xliff" || root.namespaceURI !== xliffNamespace) return fail("not-xliff");
  if (root.getAttribute("trgLang") !== languageTag(locale)) return fail("other-language");
  const texts: ReturnedText[] = [];
  for (const { open, units, close } of sliced.slices) {
    const part = parse(open + units.join("") + close);
    if (!part) return fail("unreadable");
    texts.push(...elementsOf(part, "file").flatMap(unitsOf).map(returnedText));
    await yieldToOthers();
  }
  return ok(texts);
}
