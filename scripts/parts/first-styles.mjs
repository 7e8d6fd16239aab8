import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

/** @typedef {import("../../src/server/first-styles.ts").Piece} Piece */
/** @typedef {import("../../src/server/first-styles.ts").FirstSheet} FirstSheet */

/** At-rules with conditions; other at-rules cannot be assigned to a page. */
const conditions = new Set(["media", "supports", "container", "layer", "starting-style"]);

/** The classes without which no selector of a rule matches; alternatives in brackets count as none. */
const needsOf = ({ selector }) =>
  selectorParser()
    .astSync(selector)
    .nodes.map(({ nodes }) => nodes.filter(({ type }) => type === "class").map(({ value }) => value));

/** @returns {Piece[]} */
function piecesOf(parent) {
  return parent.nodes.flatMap((node) => {
    if (node.type === "rule") return [{ css: node.toString(), needs: needsOf(node) }];
    if (node.type !== "atrule") return [];
    if (node.name === "media" && node.params === "print") return [];
    if (!conditions.has(node.name) || !node.nodes) return [{ css: node.toString(), needs: [[]] }];
    return [{ at: `@${node.name} ${node.params}`, pieces: piecesOf(node) }];
  });
}

/** Addresses in a sheet are relative to it, in a page to the page. */
const withWholeAddresses = (css, base) =>
  css.replaceAll(/url\((["']?)([^"')]+)\1\)/g, (whole, quote, address) => {
    if (/^(?:data:|#)/.test(address)) return whole;
    const { pathname, search, hash } = new URL(address, `http://shop${base}`);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });

/**
 * @param {string} css
 * @param {string} href the sheet's own path
 * @returns {FirstSheet}
 */
export function firstSheetOf(css, href) {
  const text = withWholeAddresses(css, href);
  // A face that is declared twice is loaded twice.
  return text.includes("@font-face") ? { whole: text } : { pieces: piecesOf(postcss.parse(text)) };
}

/** Stores the contents of each sheet of a build for the server. */
export function writeFirstStyles(buildFolder) {
  const [from, to] = ["static/chunks", "first-styles"].map((name) => path.join(buildFolder, name));
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith(".css"))) {
    const sheet = firstSheetOf(readFileSync(path.join(from, name), "utf8"), `/_next/static/chunks/${name}`);
    writeFileSync(path.join(to, `${name}.json`), JSON.stringify(sheet));
  }
}
