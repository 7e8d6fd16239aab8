import type { Element } from "@xmldom/xmldom";
import { RefusedSvg } from "./svg-refusal";

/** Declarations by class, as drawing programs write them: `.cls-1, .cls-2 { fill: none; }`. */
export type StyleSheet = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function readDeclarations(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(";").flatMap((line) => {
      const [name = "", ...value] = line.split(":");
      return value.length > 0 ? [[name.trim().toLowerCase(), value.join(":").trim()] as const] : [];
    }),
  );
}

/** @throws RefusedSvg for a sheet that loads something */
export function readStyleSheet(text: string): StyleSheet {
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, "");
  if (plain.includes("@import")) throw new RefusedSvg("foreign");
  const rules = new Map<string, ReadonlyMap<string, string>>();
  for (const [, selectors = "", declarations = ""] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    for (const selector of selectors.split(",")) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
      if (name) rules.set(name, new Map([...(rules.get(name) ?? []), ...readDeclarations(declarations)]));
    }
  return rules;
}

/** What is drawn of a shape; each is inherited. */
const properties = ["fill", "fill-rule", "stroke", "stroke-width", "visibility"] as const;
export type Look = Readonly<Record<(typeof properties)[number], string>>;

export const initialLook: Look = {
  fill: "#000",
  "fill-rule": "nonzero",
  stroke: "none",
  "stroke-width": "1",
  visibility: "visible",
};

/** The declarations of an element: its style before its classes, these before its attributes. */
export function declarationsOf(element: Element, sheet: StyleSheet): (name: string) => string | null {
  const own = readDeclarations(element.getAttribute("style") ?? "");
  const classes = (element.getAttribute("class") ?? "").split(/\s+/).toReversed();
  return (name) =>
    own.get(name) ??
    classes.map((one) => sheet.get(one)?.get(name)).find((value) => value !== undefined) ??
    element.getAttribute(name);
}

export const lookOf = (said: (name: string) => string | null, inherited: Look): Look => ({
  ...inherited,
  ...Object.fromEntries(
    properties.flatMap((name) => {
      const value = said(name)
        ?.replace(/\s*!important$/, "")
        .trim();
      return value && value !== "inherit" ? [[name, value]] : [];
    }),
  ),
});
