import { describe, expect, test } from "vitest";
import { firstSheetOf } from "@/scripts/parts/first-styles.mjs";
import { withClosedPolicy } from "./cacheable";
import { awaitSheets, paintedFirst, withFirstStyles } from "./first-styles";
import { inlineScriptSources } from "./inline-scripts";

const linkTo = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

/** As Next writes the sheet of a part that is loaded on demand. */
const linkLater = `<link href="/_next/static/chunks/later.css" rel="stylesheet" as="style" data-precedence="dynamic"/>`;

/** A page of one element beside the common ones. */
const pageOf = (classes: string, ...names: string[]) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/>${names.map(linkTo).join("")}<title>T</title></head><body><p class="${classes}">a</p></body></html>`;

const findSheetOf = (sheets: Readonly<Record<string, string>>) => (href: string) => {
  const css = sheets[/chunks\/(\w+)\.css$/.exec(href)?.[1] ?? ""];
  return css === undefined ? null : firstSheetOf(css, href);
};

/** Content of the page's own sheets. */
const stylesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css);

/** The rules of a sheet that a page with these classes contains. */
const broughtOf = (css: string, classes: string) =>
  stylesOf(withFirstStyles(pageOf(classes, "a"), findSheetOf({ a: css })))[0];

describe("a page contains of its sheets", () => {
  const rules: readonly (readonly [css: string, isBrought: boolean])[] = [
    [".on{color:red}", true],
    [".off{color:red}", false],
    [".on .off{color:red}", false],
    [".off,.on:hover{color:red}", true],
    [".on:not(.off){color:red}", true],
    [".on:is(.off,.other){color:red}", true],
    [".on:has(.off) a{color:red}", true],
    ['[data-type="t1"]{color:red}', true],
    ["body>p::before{color:red}", true],
    ["@media (width<900px){.on{color:red}}", true],
    ["@media (width<900px){.off{color:red}}", false],
    ["@media print{.on{color:red}}", false],
    ["@supports (display:grid){@media (width<900px){.on{color:red}}}", true],
    ["@keyframes turn{to{rotate:1turn}}", true],
    ["@property --fringe{syntax:'*';inherits:false}", true],
    ["@starting-style{.on[open]{translate:100%}}", true],
  ];
  for (const [css, isBrought] of rules)
    test(`${isBrought ? "" : "not "}${css}`, () => {
      expect(broughtOf(css, "on")?.replaceAll(/\s(?=\{)/g, "")).toBe(isBrought ? css : "");
    });

  test("a rule whose selectors are many with all of them, and each in its order", () => {
    expect(broughtOf(".b{color:red}.a,.c{color:blue}.b{top:0}", "a b")).toBe(
      ".b{color:red}.a,.c{color:blue}.b{top:0}",
    );
  });

  test("URLs relative to the page that were relative to the sheet", () => {
    expect(broughtOf(".on{background:url(../media/a.webp)}", "on")).toContain(
      "url(/_next/static/media/a.webp)",
    );
    expect(broughtOf(".on{background:url(#b) url('data:image/png;base64,AA')}", "on")).toContain(
      "url(#b) url('data:image/png;base64,AA')",
    );
  });
});

describe("the sheets themselves", () => {
  const faces = "@font-face{font-family:sans;src:url(../media/a.woff2)}p{color:red}";
  const sheets = { a: ".on{top:0}", faces, b: ".on{top:1px}" };
  const html = withFirstStyles(pageOf("on", "a", "faces", "b"), findSheetOf(sheets));

  test("are awaited, each in its place, and have no effect before all are loaded", () => {
    const links = [...html.matchAll(/<link rel="stylesheet" href="[^"]*\/(\w+)\.css"([^>]*)\/>/g)].map(
      ([, name, attributes]) => [name, attributes?.trim()],
    );
    expect(links).toEqual([
      ["a", 'data-precedence="next" media="not all" data-awaited=""'],
      ["a", ""],
      ["faces", 'data-precedence="next" media="not all"'],
      ["b", 'data-precedence="next" media="not all" data-awaited=""'],
      ["b", ""],
    ]);
    expect(html.match(/<link rel="preload" as="style" href="[^"]*\/(?:a|b)\.css"\/>/g)).toHaveLength(2);
  });

  test("apply without scripts", () => {
    expect(html.match(/<noscript><link rel="stylesheet" href="[^"]*"\/><\/noscript>/g)).toHaveLength(2);
  });

  test("with fonts are included whole, once, after those they followed", () => {
    expect(stylesOf(html)).toEqual([
      ".on{top:0}.on{top:1px}",
      faces.replace("../media", "/_next/static/media"),
    ]);
    expect(html.indexOf("a.css")).toBeLessThan(html.indexOf("font-face"));
    expect(html.lastIndexOf("b.css")).toBeGreaterThan(html.indexOf("font-face"));
  });

  test("of parts that are loaded on demand are included with the others, after them", () => {
    const page = pageOf("on", "a").replace(
      "<title>",
      `<script src="/a.js" async=""></script>${linkLater}<title>`,
    );
    const both = withFirstStyles(page, findSheetOf({ ...sheets, later: ".on{left:0}.off{left:0}" }));
    expect(stylesOf(both)).toEqual([".on{top:0}.on{left:0}"]);
    expect(both).toContain(
      '<link href="/_next/static/chunks/later.css" rel="stylesheet" as="style" data-precedence="dynamic" media="not all" data-awaited=""/>',
    );
    expect(both.match(/later\.css/g)).toHaveLength(3);
  });

  test("stay unchanged when one of them is not the build's", () => {
    const page = pageOf("on", "a", "strange");
    expect(withFirstStyles(page, findSheetOf(sheets))).toBe(page);
    expect(withFirstStyles(pageOf("on"), findSheetOf(sheets))).toBe(pageOf("on"));
  });
});

describe("an answer", () => {
  const policy = "script-src 'self' 'unsafe-inline'";
  const answerOf = (type: string) => ({
    status: 200,
    headers: ["Content-Type", type, "Content-Security-Policy", policy],
    body: Buffer.from(pageOf("on é", "a")),
  });
  const findSheet = findSheetOf({ a: ".on{top:0}" });

  test("that is a page names the script that waits in its policy", () => {
    const { headers, body } = withClosedPolicy(paintedFirst(answerOf("text/html; charset=utf-8"), findSheet));
    const [source = "none"] = inlineScriptSources(`<script>${awaitSheets}</script>`);
    expect(headers.at(-1)).toContain(source);
    expect(body.toString("utf8")).toContain('class="on é"');
  });

  test("of another kind is left alone", () => {
    const answer = answerOf("text/x-component");
    expect(paintedFirst(answer, findSheet)).toBe(answer);
  });
});
