import { compileSheet, encodePlan } from "beasties/compiler";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {import("../../src/server/next/first-styles.ts").FirstSheet} FirstSheet */

/**
 * A sheet's text with addresses that hold in a page too.
 * @param {string} css
 * @param {string} href
 */
const inPage = (css, href) =>
  css
    .replaceAll(/\burl\((["']?)(\.\.?\/[^)"']*)\1\)/g, (_, quote, place) => {
      const { pathname } = new URL(place, new URL(href, "http://shop.example"));
      return `url(${quote}${pathname}${quote})`;
    })
    .replace(/\/\*# sourceMappingURL=.*?\*\//, "");

/**
 * A sheet with the classes by which its rules are chosen for a page. Attributes are not: scripts set them before the sheets
 * are loaded. A sheet with faces is in a page as it is: the plan leaves out rules such as `:root:lang(ja)` and
 * `:focus-visible`, which the others bring back as soon as they are loaded.
 * @param {string} css
 * @param {string} href the sheet's own path
 * @returns {FirstSheet}
 */
export function firstSheetOf(css, href) {
  if (css.includes("@font-face")) return { href, whole: inPage(css, href) };
  const sheet = compileSheet(css, { href, exact: false });
  for (const condition of sheet.rules.flatMap(({ match = [] }) => match))
    if (condition !== true) delete condition.attrs;
  return { href, plan: encodePlan(sheet) };
}

/**
 * Stores the sheets of a build for the server.
 * @param {string} buildFolder
 */
export function writeFirstStyles(buildFolder) {
  const folder = path.join(buildFolder, "static/chunks");
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith(".css"))
    .map((name) =>
      firstSheetOf(readFileSync(path.join(folder, name), "utf8"), `/_next/static/chunks/${name}`),
    );
  writeFileSync(path.join(buildFolder, "first-styles.json"), JSON.stringify(sheets));
}
