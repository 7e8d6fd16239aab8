import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";

const connections = 20;
const seconds = 4;

export type RequestHeaders = Readonly<Record<string, string>>;

export interface LoadGenerator {
  /** Requests per second that were answered with a success. */
  readonly rateOf: (url: string, headers: RequestHeaders) => Promise<number>;
  readonly note?: string;
}

const run = promisify(execFile);

const headerArguments = (headers: RequestHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);

/** Written in C: one thread sends more requests than any server of Node answers. */
const wrk: LoadGenerator = {
  rateOf: async (url, headers) => {
    const options = ["-t1", `-c${connections}`, `-d${seconds}s`, ...headerArguments(headers), url];
    const { stdout } = await run("wrk", options);
    const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: .*read [1-9]/.exec(stdout);
    const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    if (failed || !(rate > 0)) throw new Error(`${url}: not every answer was a success.\n${stdout}`);
    return rate;
  },
};

const report = v.object({
  requests: v.object({ average: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});

/** On Node itself: on few cores it is slower than the server, which favours the slower side. */
const autocannon = (root: string): LoadGenerator => ({
  note: "measured with autocannon, which may be slower than the server: install wrk",
  rateOf: async (url, headers) => {
    const program = path.join(root, "node_modules", "autocannon", "autocannon.js");
    const options = ["-c", String(connections), "-d", String(seconds), ...headerArguments(headers)];
    const { stdout } = await run(process.execPath, [program, ...options, "--json", url], { maxBuffer: 1e7 });
    const { requests, non2xx, errors } = v.parse(report, JSON.parse(stdout));
    if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed.`);
    return requests.average;
  },
});

let chosen: Promise<LoadGenerator> | undefined;

/** wrk where it is installed, else autocannon. */
export function loadGenerator(root: string): Promise<LoadGenerator> {
  chosen ??= run("wrk", ["--version"]).then(
    () => wrk,
    // It exits with an error code after printing its version.
    (error: unknown) => (Object(error).code === "ENOENT" ? autocannon(root) : wrk),
  );
  return chosen;
}
