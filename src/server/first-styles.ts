import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { headerOf, type CapturedAnswer } from "./ready-answer";

/** A rule with the classes that each of its selectors requires on a page, or the content of a condition. */
export type Piece =
  | { readonly css: string; readonly needs: readonly (readonly string[])[] }
  | { readonly at: string; readonly pieces: readonly Piece[] };

/** A sheet as pages contain it: whole, or the needed rules. Written by scripts/parts/first-styles.mjs at build time. */
export type FirstSheet = { readonly whole: string } | { readonly pieces: readonly Piece[] };

/** @returns the content of a build's sheet, by its path in pages; null for any other one */
export type FindSheet = (href: string) => FirstSheet | null;

/** A sheet that React knows, with its address. */
const sheetLink =
  /<link\b(?=[^>]*\srel="stylesheet")(?=[^>]*\sdata-precedence=")[^>]*\shref="([^"?]+)"[^>]*\/>/g;

/**
 * Applies a page's sheets once all are loaded or failed: styles are computed once, and only later sheets are new. Not
 * in the frame in which they are loaded, because that may also lay out the fonts.
 */
export const awaitSheets =
  '(l=>{let n=l.length,g=()=>l.forEach(s=>{s.media="all"}),f=()=>{--n||requestAnimationFrame(()=>setTimeout(g))};' +
  'l.forEach(s=>{s.sheet?--n:s.onload=s.onerror=f});n||g()})(document.querySelectorAll("link[data-awaited]"))';

const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, classes = ""]) => classes.split(" ")));

/** The rules that may match something on a page with these classes. */
function rulesFor(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ("css" in piece)
        return piece.needs.some((all) => all.every((name) => classes.has(name))) ? piece.css : "";
      const inside = rulesFor(piece.pieces, classes);
      return inside === "" ? "" : `${piece.at}{${inside}}`;
    })
    .join("");
}

interface LinkedSheet {
  /** the link as Next wrote it */
  readonly link: string;
  readonly href: string;
  readonly sheet: FirstSheet;
}

/**
 * A sheet's own link, which React looks for, keeps its place and has no effect until the sheet is loaded; that of a
 * sheet which a page contains whole never has any, and the sheet follows it.
 */
function heldPlace({ link, href, sheet }: LinkedSheet): string {
  const held = `${link.slice(0, -"/>".length)} media="not all"`;
  if ("whole" in sheet) return `${held}/><style>${sheet.whole}</style>`;
  return `${held} data-awaited=""/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
}

/** A page that contains the rules of its first paint; the same page where it has an unknown sheet. */
export function withFirstStyles(html: string, findSheet: FindSheet): string {
  const links = [...html.matchAll(sheetLink)];
  const sheets = links.flatMap(([link, href = ""]): LinkedSheet[] => {
    const sheet = findSheet(href);
    return sheet ? [{ link, href, sheet }] : [];
  });
  const [first, ...others] = sheets;
  if (!first || sheets.length < links.length) return html;
  const classes = classesOf(html);
  const parts = sheets.flatMap(({ href, sheet }) =>
    "pieces" in sheet ? [{ href, rules: rulesFor(sheet.pieces, classes) }] : [],
  );
  const block = [
    ...parts.map(({ href }) => `<link rel="preload" as="style" href="${href}"/>`),
    `<style>${parts.map(({ rules }) => rules).join("")}</style>`,
    ...sheets.map(heldPlace),
    `<script>${awaitSheets}</script>`,
  ].join("");
  return others.reduce((rest, { link }) => rest.replace(link, ""), html).replace(first.link, () => block);
}

/** The sheets of a build, each read at its first use. */
export function readSheets(buildFolder: string): FindSheet {
  const read = new Map<string, FirstSheet | null>();
  return (href) => {
    const known = read.get(href);
    if (known !== undefined) return known;
    const sheet = readSheet(path.join(buildFolder, "first-styles", `${path.basename(href)}.json`));
    read.set(href, sheet);
    return sheet;
  };
}

function readSheet(file: string): FirstSheet | null {
  if (!existsSync(file)) return null;
  return JSON.parse(readFileSync(file, "utf8")) as FirstSheet;
}

/** The same for an answer that is a page. */
export function paintedFirst(answer: CapturedAnswer, findSheet: FindSheet): CapturedAnswer {
  if (!(headerOf(answer.headers, "content-type") ?? "").startsWith("text/html")) return answer;
  return { ...answer, body: Buffer.from(withFirstStyles(answer.body.toString("utf8"), findSheet)) };
}
