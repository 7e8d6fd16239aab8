/**
 * What the build and its server know of Next beyond its documentation. installed.test.ts compares each with the installed
 * version, and says what to do where it differs.
 */

/**
 * Settings of a process that runs Next: .env files were read already, and the lock file is not completed over the network.
 */
export const nextSettings = { __NEXT_PROCESSED_ENV: "true", NEXT_IGNORE_INCORRECT_LOCKFILE: "1" };

/** The variable and the file of a build from which the server of `output: "standalone"` takes its configuration. */
export const standaloneConfig = {
  variable: "__NEXT_PRIVATE_STANDALONE_CONFIG",
  file: "required-server-files.json",
};

/** Folders of a build in which Next stores what it renders while serving: pages, and results of `unstable_cache`. */
export const renderedFolders = { pages: "server/route-cache", content: "cache/fetch-cache" };

/** The file of a build that names the scripts of every page, as `rootMainFiles`. */
export const scriptManifest = "build-manifest.json";

/** The program by which Next finds the files that a module may load; its results end in this. */
export const fileTracer = { module: "next/dist/compiled/@vercel/nft", ending: ".nft.json" };

/** Parts of Next that only building and developing load. */
export const toolParts = [
  "docs",
  "compiled/@babel",
  "compiled/@next/font",
  "compiled/babel",
  "compiled/next-devtools",
  "compiled/webpack",
].map((part) => `next/dist/${part}`);
