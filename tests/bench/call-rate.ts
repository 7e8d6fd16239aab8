import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";

const seconds = 4;

export interface RepeatedCall {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** One for each connection; their number is that of the connections. */
  readonly cookies: readonly string[];
}

const load = v.object({ rate: v.number(), failed: v.number() });

/** Answers per second of a call that is repeated over some connections for four seconds. */
export async function callRate(root: string, { url, method, headers, body, cookies }: RepeatedCall) {
  const asked = { url, method, headers, body: body && JSON.stringify(body), cookies, seconds };
  const program = path.join(root, "tests", "bench", "load.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(asked)]);
  const { rate, failed } = v.parse(load, JSON.parse(stdout));
  if (failed > 0) throw new Error(`${url}: ${failed} calls failed.`);
  return rate;
}
