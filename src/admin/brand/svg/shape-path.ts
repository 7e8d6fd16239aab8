import type { Element } from "@xmldom/xmldom";
import { RefusedSvg } from "./svg-refusal";

/** A length in the drawing's own units. @throws RefusedSvg for a share of something */
function lengthOf(element: Element, name: string): number {
  const text = element.getAttribute(name);
  if (text === null || text === "") return 0;
  const length = /^\s*(-?[\d.]+(?:e[+-]?\d+)?)(?:px)?\s*$/i.exec(text)?.[1];
  if (length === undefined) throw new RefusedSvg("element");
  return Number(length);
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0
    ? `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
    : "";

function rectangle(element: Element): string {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => lengthOf(element, name)) as [
    number,
    number,
    number,
    number,
  ];
  if (width <= 0 || height <= 0) return "";
  const [givenX, givenY] = [element.getAttribute("rx"), element.getAttribute("ry")];
  const rx = Math.min(lengthOf(element, givenX === null ? "ry" : "rx"), width / 2);
  const ry = Math.min(lengthOf(element, givenY === null ? "rx" : "ry"), height / 2);
  if (rx <= 0 || ry <= 0) return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
  const corner = (toX: number, toY: number) => `A${rx} ${ry} 0 0 1 ${toX} ${toY}`;
  return [
    `M${x + rx} ${y}H${x + width - rx}${corner(x + width, y + ry)}`,
    `V${y + height - ry}${corner(x + width - rx, y + height)}`,
    `H${x + rx}${corner(x, y + height - ry)}V${y + ry}${corner(x + rx, y)}Z`,
  ].join("");
}

function polygon(element: Element): string {
  const numbers = (element.getAttribute("points") ?? "").match(/-?[\d.]+(?:e[+-]?\d+)?/gi) ?? [];
  const points = Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) =>
    numbers.slice(2 * index, 2 * index + 2).join(" "),
  );
  return points.length > 1 ? `M${points.join("L")}Z` : "";
}

/** The area of each shape as a path; a line has none. */
const shapes: Readonly<Record<string, (element: Element) => string>> = {
  path: (element) => element.getAttribute("d") ?? "",
  rect: rectangle,
  circle: (element) => {
    const r = lengthOf(element, "r");
    return ellipse(lengthOf(element, "cx"), lengthOf(element, "cy"), r, r);
  },
  ellipse: (element) =>
    ellipse(
      lengthOf(element, "cx"),
      lengthOf(element, "cy"),
      lengthOf(element, "rx"),
      lengthOf(element, "ry"),
    ),
  line: () => "",
  polyline: polygon,
  polygon,
};

export const isShape = (name: string): boolean => Object.hasOwn(shapes, name);

/** @returns path data of SVG; empty for a shape without an area */
export const shapePath = (element: Element): string => shapes[element.localName ?? ""]?.(element) ?? "";
