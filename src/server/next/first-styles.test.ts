import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { firstSheetOf } from "@/scripts/parts/first-styles.mjs";
import { withClosedPolicy } from "../http/cacheable";
import { inlineScriptSources } from "../http/inline-scripts";
import { awaitSheets, createFirstStyles, paintedFirst } from "./first-styles";

const linkTo = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

/** As Next writes the sheet of a part that is loaded on demand. */
const linkLater = `<link href="/_next/static/chunks/later.css" rel="stylesheet" as="style" data-precedence="dynamic"/>`;

/** A page of one element beside the common ones. */
const pageOf = (classes: string, ...names: string[]) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/>${names.map(linkTo).join("")}<title>T</title></head><body><p class="${classes}">a</p></body></html>`;

const stylesOf = (sheets: Readonly<Record<string, string>>) =>
  createFirstStyles(
    Object.entries(sheets).map(([name, css]) => firstSheetOf(css, `/_next/static/chunks/${name}.css`)),
  );

/** Contents of the page's own style elements. */
const contentsOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

describe("a page contains of its sheets", () => {
  const rules: readonly (readonly [css: string, isBrought: boolean])[] = [
    [".on{color:red}", true],
    [".off{color:red}", false],
    [".on .off{color:red}", false],
    [".on:not(.off){color:red}", true],
    ['p[data-currency="USD"]{color:red}', true],
    [".on[open]{color:red}", true],
    ["body>p::before{color:red}", true],
    ["@media (width<900px){.on{color:red}}", true],
    ["@media (width<900px){.off{color:red}}", false],
    ["@supports (display:grid){@media (width<900px){.on{color:red}}}", true],
    ["@property --fringe{syntax:'*';inherits:false}", true],
    ["@starting-style{.on[open]{translate:100%}}", true],
  ];
  test.each(rules)("%s: %s", (css, isBrought) => {
    const html = stylesOf({ a: `p{top:0}${css}` })(pageOf("on", "a"));
    expect(contentsOf(html).join().replaceAll(/[\s;]/g, "").includes(css.replaceAll(/[\s;]/g, ""))).toBe(
      isBrought,
    );
  });

  test("addresses that were relative to the sheet, relative to the page", () => {
    const html = stylesOf({ a: ".on{background:url(../media/a.webp)}" })(pageOf("on", "a"));
    expect(contentsOf(html)[0]).toContain("url(/_next/static/media/a.webp)");
  });
});

describe("the sheets themselves", () => {
  const faces =
    "@font-face{font-family:sans;src:url(../media/a.woff2)}p{color:red}:root:lang(ja){top:0}:focus-visible{top:0}";
  const sheets = { a: ".on{top:0}", faces, b: ".on{top:1px}", later: ".on{left:0}" };
  const html = stylesOf(sheets)(
    pageOf("on", "a", "faces", "b").replace(
      "<title>",
      `<script src="/a.js" async=""></script>${linkLater}<title>`,
    ),
  );

  test("stay in their places, and have no effect before all are loaded", () => {
    const links = [...html.matchAll(/<link [^>]*data-precedence[^>]*>/g)].map(([link]) => [
      /chunks\/(\w+)/.exec(link)?.[1],
      / media="not all"/.test(link),
      / data-awaited=""/.test(link),
    ]);
    expect(links).toEqual([
      ["a", true, true],
      ["faces", true, false],
      ["b", true, true],
      ["later", true, true],
    ]);
    expect(html.lastIndexOf("later.css")).toBeLessThan(html.indexOf(awaitSheets));
    expect(html.match(/<link rel="preload" as="style" href="[^"]*\/(?:a|b|later)\.css"\/>/g)).toHaveLength(3);
  });

  test("apply without scripts", () => {
    expect(html.match(/<noscript><link rel="stylesheet" href="[^"]*"\/><\/noscript>/g)).toHaveLength(3);
  });

  test("with fonts are included whole, once, after the rules of the others in their order", () => {
    const [rules, whole, ...others] = contentsOf(html).map((css) => css?.replaceAll(";", ""));
    expect(rules).toBe(".on{top:0}.on{top:1px}.on{left:0}");
    expect(whole).toBe(faces.replace("../media", "/_next/static/media").replaceAll(";", ""));
    expect(others).toEqual([]);
  });

  test("stay unchanged when one of them is not the build's", () => {
    const page = pageOf("on", "a", "strange");
    expect(stylesOf(sheets)(page)).toBe(page);
    expect(stylesOf(sheets)(pageOf("on"))).toBe(pageOf("on"));
  });
});

test("React writes the links of sheets as they are looked for", () => {
  const link = createElement("link", {
    rel: "stylesheet",
    href: "/_next/static/chunks/a.css",
    precedence: "next",
  });
  const page = renderToStaticMarkup(
    createElement(
      "html",
      null,
      createElement("head"),
      createElement("body", null, link, createElement("p", { className: "on" })),
    ),
  );
  expect(
    stylesOf({ a: ".on{top:0}" })(page),
    "React writes <link rel=stylesheet precedence> otherwise: change sheetLink in first-styles.ts. Else pages are painted when their sheets have come, 0.8 s later on a slow phone.",
  ).toContain("data-awaited");
});

describe("an answer", () => {
  const policy = "script-src 'self' 'unsafe-inline'";
  const answerOf = (type: string) => ({
    status: 200,
    headers: ["Content-Type", type, "Content-Security-Policy", policy],
    body: Buffer.from(pageOf("on é", "a")),
  });
  const firstStyles = stylesOf({ a: ".on{top:0}" });

  test("that is a page names the script that waits in its policy", () => {
    const { headers, body } = withClosedPolicy(
      paintedFirst(answerOf("text/html; charset=utf-8"), firstStyles),
    );
    const [source = "none"] = inlineScriptSources(`<script>${awaitSheets}</script>`);
    expect(headers.at(-1)).toContain(source);
    expect(body.toString("utf8")).toContain('class="on é"');
  });

  test("of another kind is left alone", () => {
    const answer = answerOf("text/x-component");
    expect(paintedFirst(answer, firstStyles)).toBe(answer);
  });
});
