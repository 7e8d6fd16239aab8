import { execFile } from "node:child_process";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { median, type Bench } from "./figure";

const connections = 20;
const seconds = 4;
const rounds = 3;

const report = v.object({
  requests: v.object({ average: v.number() }),
  non2xx: v.number(),
  errors: v.number(),
});

/** Requests per second at 20 connections. autocannon runs in a process of its own. */
async function rateOf(root: string, url: string, accept: string): Promise<number> {
  const program = path.join(root, "node_modules", "autocannon", "autocannon.js");
  const options = [
    "-c",
    String(connections),
    "-d",
    String(seconds),
    "-H",
    `accept: ${accept}`,
    "--json",
    url,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...options], { maxBuffer: 1e7 });
  const { requests, non2xx, errors } = v.parse(report, JSON.parse(stdout));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed.`);
  return requests.average;
}

/** Address and size of the served file of the build whose size is nearest. */
async function staticAssetNear(bench: Bench, bytes: number): Promise<{ url: string; bytes: number }> {
  const folder = path.join(bench.buildFolder, "static");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return { file, bytes: (await stat(file)).size };
      }),
  );
  const nearest = files.toSorted(
    (one, other) => Math.abs(one.bytes - bytes) - Math.abs(other.bytes - bytes),
  )[0];
  if (!nearest) throw new Error(`The build in ${bench.buildFolder} has no static files.`);
  const address = path.relative(folder, nearest.file).split(path.sep).map(encodeURIComponent).join("/");
  return { url: `${bench.origin}/_next/static/${address}`, bytes: nearest.bytes };
}

/**
 * Rate of a page or picture and of a static file of about the same size from the same server process,
 * measured in turns, so that other work on the machine falls on both.
 */
export async function compareWithStatic(bench: Bench, route: string, accept: string) {
  const url = `${bench.origin}${route}`;
  const first = await fetch(url, { headers: { accept, "accept-encoding": "identity" } });
  if (!first.ok) throw new Error(`${route} answers ${first.status}.`);
  const bytes = (await first.arrayBuffer()).byteLength;
  const asset = await staticAssetNear(bench, bytes);
  const [values, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await rateOf(bench.root, asset.url, "*/*"));
    values.push(await rateOf(bench.root, url, accept));
  }
  const kilobytes = (size: number) => `${(size / 1000).toFixed(0)} kB`;
  return {
    value: median(values),
    floor: median(floors),
    note: `${kilobytes(bytes)} against a file of ${kilobytes(asset.bytes)}`,
  };
}
