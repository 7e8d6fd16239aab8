import { createProcessor, type CompactPlan } from "beasties/runtime";
import { headerOf, type CapturedAnswer } from "../http/ready-answer";

/** A sheet of the build, written by scripts/parts/first-styles.mjs. */
export interface FirstSheet {
  /** its path in pages */
  readonly href: string;
  /** its rules, of which a page gets those of its elements */
  readonly plan?: CompactPlan;
  /** the text of one with faces, which a page has instead of the sheet */
  readonly whole?: string;
}

/** Puts the rules into a page by which it is first painted. */
export type FirstStyles = (html: string) => string;

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

/**
 * A sheet's own link, which React looks for, has no effect until all sheets are loaded. That of a sheet with faces never
 * has any, and the sheet follows it: a face that is declared twice is loaded twice.
 */
function heldLink(link: string, href: string, faces: string | undefined): string {
  const held = `${link.slice(0, -"/>".length)} media="not all"`;
  if (faces !== undefined) return `${held}/><style>${faces}</style>`;
  const now = `<link rel="preload" as="style" href="${href}"/>`;
  return `${now}${held} data-awaited=""/><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
}

/** A page with a sheet that is not among these stays as it is. */
export function createFirstStyles(sheets: readonly FirstSheet[]): FirstStyles {
  const known = new Set(sheets.map(({ href }) => href));
  const faces = new Map(sheets.map(({ href, whole }) => [href, whole]));
  const plans = sheets.flatMap(({ plan }) => (plan === undefined ? [] : [plan]));
  const { process: withRules } = createProcessor(plans, { preload: false, keyframes: "all", cache: false });
  return (html) => {
    const hrefs = [...html.matchAll(sheetLink)].map(([, href = ""]) => href);
    if (hrefs.length === 0 || !hrefs.every((href) => known.has(href))) return html;
    return withRules(html)
      .replaceAll(sheetLink, (link: string, href: string) => heldLink(link, href, faces.get(href)))
      .replace("</head>", `<script>${awaitSheets}</script></head>`);
  };
}

/** The same for an answer that is a page. */
export function paintedFirst(answer: CapturedAnswer, firstStyles: FirstStyles): CapturedAnswer {
  if (!(headerOf(answer.headers, "content-type") ?? "").startsWith("text/html")) return answer;
  return { ...answer, body: Buffer.from(firstStyles(answer.body.toString("utf8"))) };
}
