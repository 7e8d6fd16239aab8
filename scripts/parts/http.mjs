import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** @typedef {{ status: string, parts?: Record<string, boolean> }} Health */

/**
 * Waits until an address answers with a success.
 * @param {string} url
 * @param {{ limit?: number, isGivenUp?: () => boolean }} [options] `isGivenUp` stops the waiting early, e.g. because the process behind it ended
 * @returns false when it did not in time
 */
export async function waitForAnswer(url, { limit = 60_000, isGivenUp = () => false } = {}) {
  for (const deadline = Date.now() + limit; Date.now() < deadline && !isGivenUp(); await pause(50)) {
    if (await answers(url)) return true;
  }
  return false;
}

/**
 * The shop's health: the first healthy answer, or the last one when it stays unhealthy.
 * @param {string} url
 * @param {() => boolean} isGivenUp
 * @returns {Promise<Health | undefined>} the answer's JSON, or undefined when there was none in two minutes
 */
export async function waitForHealth(url, isGivenUp) {
  /** @type {Health | undefined} */
  let last;
  let patience = Date.now() + 120_000;
  while (Date.now() < patience && !isGivenUp()) {
    const { status, body } = await get(url);
    const health = parse(body);
    if (status === 200) return health ?? { status: "ok" };
    // Its parts come up one after the other; one that stays away does not come for waiting longer.
    if (health && !last) patience = Date.now() + 10_000;
    last = health ?? last;
    await pause(100);
  }
  return last;
}

/**
 * True when the address answers with a status below 400 now.
 * @param {string} url
 */
async function answers(url) {
  return (await get(url)).status < 400;
}

/**
 * @param {string} url
 * @returns {Promise<{ status: number, body: string }>} status Infinity when nothing answers
 */
function get(url) {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: Infinity, body: "" });
    // No agent, no keep-alive: an open connection would delay the server's stop.
    const request = http.get(url, { agent: false, timeout: 20_000 }, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (body += chunk));
      response.once("end", () => resolve({ status: response.statusCode ?? Infinity, body }));
      response.once("error", fail);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", fail);
  });
}

/** @param {string} text @returns {Health | undefined} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
