import { DOMParser, onErrorStopParsing, type Element, type Node } from "@xmldom/xmldom";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Outline } from "@/src/domain/watch/dial-printing";
import { pointsAlong, readContours, turned, type Contour } from "./contours";
import { isShape, shapePath } from "./shape-path";
import {
  declarationsOf,
  initialLook,
  lookOf,
  readStyleSheet,
  type Look,
  type StyleSheet,
} from "./style-sheet";
import { RefusedSvg, type SvgRefusal } from "./svg-refusal";

const maxCharacters = 200_000;
const maxDepth = 64;
const maxSteps = 4_000;
/** Width by height, and height by width: beyond, nothing of it would be seen on a dial. */
const longest = 40;

const svgNamespace = "http://www.w3.org/2000/svg";
const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Elements that draw nothing by themselves. */
const undrawn = new Set([
  "defs",
  "title",
  "desc",
  "metadata",
  "style",
  "clipPath",
  "mask",
  "pattern",
  "filter",
  "linearGradient",
  "radialGradient",
]);

/** What a drawing is refused for wherever it is found. */
const refused: Readonly<Record<string, SvgRefusal>> = {
  script: "script",
  foreignObject: "script",
  set: "script",
  animate: "script",
  animateMotion: "script",
  animateTransform: "script",
  handler: "script",
  image: "image",
  feImage: "image",
  text: "text",
  textPath: "text",
  use: "symbol",
  symbol: "symbol",
  marker: "symbol",
};

/** Whether a value refers to anything outside the drawing. */
const isForeign = (value: string): boolean =>
  [...value.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, target = ""]) => !target.trim().startsWith("#"));

function checkAttributes(element: Element): void {
  for (const { localName, name, value } of element.attributes) {
    const local = localName ?? name;
    if (/^on/i.test(local)) throw new RefusedSvg("script");
    if (local === "href" && !value.trim().startsWith("#")) throw new RefusedSvg("foreign");
    if (isForeign(value)) throw new RefusedSvg("foreign");
  }
}

/** Every element of a drawing, checked. Without recursion: a drawing may be nested as deep as it likes. */
function elementsOf(root: Element): readonly Element[] {
  const found: Element[] = [];
  const open: (readonly [element: Element, depth: number])[] = [[root, 1]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [element, depth] = next;
    if (depth > maxDepth) throw new RefusedSvg("depth");
    const reason = refused[element.localName ?? ""];
    if (reason) throw new RefusedSvg(reason);
    checkAttributes(element);
    found.push(element);
    for (const child of element.childNodes) if (isElement(child)) open.push([child, depth + 1]);
  }
  return found;
}

/** The root of a drawing. Entities of its own are never read: a few lines of them can mean gigabytes. */
function parse(markup: string): Element {
  if (markup.length > maxCharacters) throw new RefusedSvg("size");
  if (/<!ENTITY/i.test(markup) || /<!DOCTYPE[^>]*\[/i.test(markup)) throw new RefusedSvg("doctype");
  try {
    const parser = new DOMParser({ onError: onErrorStopParsing });
    const root = parser.parseFromString(markup.trim(), "image/svg+xml").documentElement;
    if (root?.localName === "svg" && root.namespaceURI === svgNamespace) return root;
  } catch {
    // Not XML: the same answer.
  }
  throw new RefusedSvg("svg");
}

interface Group {
  readonly look: Look;
  readonly transform: string;
}

/** A shape with its contours, and its fill as written. */
interface Drawn {
  readonly contours: readonly Contour[];
  readonly fill: string;
}

interface Drawing {
  readonly elements: readonly Element[];
  readonly sheet: StyleSheet;
}

/** The element that `url(#id)` means. */
function targetOf(value: string, { elements }: Drawing): Element | undefined {
  const id = /^url\(\s*["']?#([^"')]+)/i.exec(value.trim())?.[1];
  return elements.find((element) => element.getAttribute("id") === id);
}

/** A frame round the whole drawing, which programs write by themselves, hides nothing; any other clip would. */
function checkClip(said: (name: string) => string | null, drawing: Drawing): void {
  if ([said("mask"), said("filter")].some((value) => value && value !== "none")) throw new RefusedSvg("clip");
  const clip = said("clip-path");
  if (!clip || clip === "none") return;
  const inside = [...(targetOf(clip, drawing)?.childNodes ?? [])].filter(isElement);
  if (inside.length !== 1 || inside[0]?.localName !== "rect") throw new RefusedSvg("clip");
}

const isZero = (value: string | null): boolean => value !== null && Number.parseFloat(value) === 0;

function drawShape(element: Element, { look, transform }: Group, drawing: Drawing): readonly Drawn[] {
  if (look.visibility !== "visible") return [];
  if (look.stroke !== "none" && !isZero(look["stroke-width"])) throw new RefusedSvg("stroke");
  if (look.fill === "none" || look.fill === "transparent") return [];
  if (targetOf(look.fill, drawing)?.localName === "pattern") throw new RefusedSvg("image");
  const contours = readContours(shapePath(element), transform, maxSteps);
  return [{ contours: turned(contours, look["fill-rule"]), fill: look.fill }];
}

function draw(element: Element, inherited: Group, drawing: Drawing): readonly Drawn[] {
  const name = element.localName ?? "";
  // Notes of drawing programs.
  if (element.namespaceURI !== svgNamespace || undrawn.has(name)) return [];
  const said = declarationsOf(element, drawing.sheet);
  if (said("display") === "none" || isZero(said("opacity")) || isZero(said("fill-opacity"))) return [];
  if (/(?:^|;)\s*transform/i.test(element.getAttribute("style") ?? "")) throw new RefusedSvg("element");
  checkClip(said, drawing);
  const group: Group = {
    look: lookOf(said, inherited.look),
    transform: `${inherited.transform} ${element.getAttribute("transform") ?? ""}`.trim(),
  };
  if (isShape(name)) return drawShape(element, group, drawing);
  const isRoot = element === drawing.elements[0];
  if (name !== "g" && !isRoot) throw new RefusedSvg("element");
  return [...element.childNodes].filter(isElement).flatMap((child) => draw(child, group, drawing));
}

/** 0 to 1, by the eye; undefined for what is no plain colour. */
function lightnessOf(fill: string): number | undefined {
  if (/^white$/i.test(fill)) return 1;
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(fill);
  const hex = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`
    : fill;
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i
    .exec(hex)
    ?.slice(1)
    .map((part) => Number.parseInt(part, 16));
  const [red, green, blue] =
    parts ?? (/^rgba?\(([^)]*)\)/i.exec(fill)?.[1] ?? "").split(/[\s,]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

/** White upon a colour is a hole to the eye, and would be printed. */
function checkTones(shapes: readonly Drawn[]): void {
  const isWhite = shapes.map(({ fill }) => (lightnessOf(fill) ?? 0) > 0.93);
  if (isWhite.includes(true) && isWhite.includes(false)) throw new RefusedSvg("tones");
}

const rounded = (value: number): string => String(Number(value.toFixed(4)) + 0);

/** Height 1 about the middle. */
function outlineOf(contours: readonly Contour[]): Outline {
  const points = contours.flatMap(pointsAlong);
  const range = (axis: 0 | 1): readonly [number, number] =>
    points.reduce<[number, number]>(
      ([least, most], point) => [Math.min(least, point[axis]), Math.max(most, point[axis])],
      [Infinity, -Infinity],
    );
  const [[left, right], [top, bottom]] = [range(0), range(1)];
  const [width, height] = [right - left, bottom - top];
  if (!(width > 0 && height > 0) || width > longest * height || height > longest * width)
    throw new RefusedSvg("empty");
  const said = (step: readonly (readonly [number, number])[]) =>
    step
      .map(
        ([x, y]) =>
          `${rounded((x - (left + right) / 2) / height)} ${rounded((y - (top + bottom) / 2) / height)}`,
      )
      .join(" ");
  const commands = ["", "L", "Q", "C"];
  const path = contours.map(({ start, steps }) =>
    [`M${said([start])}`, ...steps.map((step) => `${commands[step.length]}${said(step)}`), "Z"].join(""),
  );
  return { width: Number(rounded(width / height)), path: path.join("") };
}

/** The area that a drawing fills, whatever its colours. Nothing of the markup is in it but numbers. */
export function readOutline(markup: string): Result<Outline, SvgRefusal> {
  try {
    const elements = elementsOf(parse(markup));
    const [root] = elements;
    if (!root) return fail("empty");
    const sheets = elements.filter(({ localName }) => localName === "style");
    const css = sheets.map(({ textContent }) => textContent ?? "").join("\n");
    if (isForeign(css)) return fail("foreign");
    const drawing = { elements, sheet: readStyleSheet(css) };
    const shapes = draw(root, { look: initialLook, transform: "" }, drawing);
    checkTones(shapes);
    const contours = shapes.flatMap((shape) => shape.contours);
    if (contours.reduce((sum, { steps }) => sum + steps.length, 0) > maxSteps) return fail("points");
    return contours.length > 0 ? ok(outlineOf(contours)) : fail("empty");
  } catch (error) {
    if (error instanceof RefusedSvg) return fail(error.reason);
    throw error;
  }
}
