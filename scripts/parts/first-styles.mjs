import { compileSheet, encodePlan } from "beasties/compiler";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** @typedef {import("../../src/server/next/first-styles.ts").FirstSheet} FirstSheet */

/**
 * A sheet with the classes by which its rules are chosen for a page. Attributes are not: scripts set them before the sheets
 * are loaded.
 * @param {string} css
 * @param {string} href the sheet's own path
 * @returns {FirstSheet}
 */
export function firstSheetOf(css, href) {
  const sheet = compileSheet(css, { href, exact: false });
  for (const condition of sheet.rules.flatMap(({ match = [] }) => match))
    if (condition !== true) delete condition.attrs;
  const hasFaces = sheet.rules.some(({ fontFace }) => fontFace);
  return { href, plan: encodePlan(sheet), hasFaces };
}

/** Stores the sheets of a build for the server. */
export function writeFirstStyles(buildFolder) {
  const folder = path.join(buildFolder, "static/chunks");
  const sheets = readdirSync(folder)
    .filter((file) => file.endsWith(".css"))
    .map((name) =>
      firstSheetOf(readFileSync(path.join(folder, name), "utf8"), `/_next/static/chunks/${name}`),
    );
  writeFileSync(path.join(buildFolder, "first-styles.json"), JSON.stringify(sheets));
}
