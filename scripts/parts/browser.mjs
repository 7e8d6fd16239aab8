import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { packageProgram } from "./run-command.mjs";

/** @import { Env, Say } from "./types.ts" */

/** The same engine without windows, which takes four fifths of the time. */
const bareEngine = "/usr/bin/chromium-headless-shell";

/** Where a Chromium as people have it is usually found. */
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * A Chromium for tests: the one named by CHROMIUM_PATH, the system's, or Playwright's own.
 * @param {Env} env
 * @returns {string | undefined} path, or undefined when there is none
 */
export function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) return namedBrowser(env.CHROMIUM_PATH);
  return [bareEngine, ...usualPlaces].find((file) => existsSync(file)) ?? playwrightBrowser();
}

/**
 * A headed Chromium with the frame rate of a real one; a headless one where there is none.
 * @param {Env} env
 */
export function findWholeBrowser(env = process.env) {
  const whole = env.CHROMIUM_PATH ? undefined : usualPlaces.find((file) => existsSync(file));
  return whole ?? findBrowser(env);
}

/** @param {string} file */
function namedBrowser(file) {
  if (existsSync(file)) return file;
  throw new Failure({
    what: `CHROMIUM_PATH names ${file}, which does not exist.`,
    why: "The browser tests would not run.",
    repair: "Correct CHROMIUM_PATH, or unset it to let a browser be found.",
  });
}

/** The browser that Playwright downloaded, if it ever did. */
function playwrightBrowser() {
  const script = 'import("@playwright/test").then(({ chromium }) => console.log(chromium.executablePath()))';
  const found = spawnSync(process.execPath, ["-e", script], { cwd: root, encoding: "utf8" });
  const file = found.stdout?.trim();
  return file && existsSync(file) ? file : undefined;
}

/**
 * A browser, downloaded by Playwright when the machine has none.
 * @param {Say} say
 * @throws Failure that says what to install
 */
export function ensureBrowser(say) {
  const found = findBrowser();
  if (found) return found;
  say("no browser found; asking Playwright for one");
  const cli = packageProgram("@playwright/test/cli.js");
  const download = spawnSync(process.execPath, [cli, "install", "chromium"], {
    cwd: root,
    encoding: "utf8",
    timeout: 180_000,
  });
  const downloaded = playwrightBrowser();
  if (downloaded) return downloaded;
  throw new Failure({
    what: "There is no Chromium on this machine, and Playwright could not download one.",
    why: "The shop is tested in a real browser.",
    repair: installAdvice(),
    details: `${download.stdout ?? ""}${download.stderr ?? ""}`.split("\n").slice(-8).join("\n"),
  });
}

function installAdvice() {
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const system = {
    darwin: "Install Google Chrome or run `brew install --cask chromium`",
    linux:
      "Debian and Ubuntu: `apt-get install chromium-headless-shell`; Fedora: `dnf install chromium`; Alpine: `apk add chromium`",
  };
  const advice = system[process.platform] ?? "Install Chromium or Google Chrome";
  return `${advice}. Or set CHROMIUM_PATH to one that is installed elsewhere (${path.sep === "/" ? "full path" : "full path of the .exe"}).`;
}

/**
 * Chromium uses only the last list of features: those that Playwright turns off, for the reasons in its
 * chromiumSwitches; the suggestions below the address bar, for which each window opens two pages of its own; and
 * the spare process for the next page. Together they double the work of opening an empty page.
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
];

/** Debian's own builds need these to run as root, without a display, and without calling home. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${withoutFeatures.join(",")}`,
];

/** The same, where a page draws in three dimensions: without a graphics card the processor does it. */
export const drawingArguments = [
  ...browserArguments.filter((argument) => argument !== "--disable-gpu"),
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
];
