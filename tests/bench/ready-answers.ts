import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import path from "node:path";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { median, type Bench, type Measurement } from "./figure";
import { loadGenerator, type RequestHeaders } from "./load-generator";

const rounds = 3;

/** What Chromium sends. */
const encodings = { "accept-encoding": "gzip, deflate, br, zstd" };
const document = { ...encodings, accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

interface Answer {
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** The raw body: fetch would decompress it. */
const askRaw = (url: string, headers: RequestHeaders): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (res) => {
      const parts: Buffer[] = [];
      res.on("data", (part: Buffer) => parts.push(part));
      res.on("error", reject);
      res.on("end", () => {
        if (res.statusCode === 200) resolve({ headers: res.rawHeaders, body: Buffer.concat(parts) });
        else reject(new Error(`${url} answers ${res.statusCode}.`));
      });
    }).on("error", reject);
  });

const ofConnection = new Set(["connection", "keep-alive", "date"]);

/** A bare server in its own process that serves the same bytes and headers. */
async function startMemoryServer({ headers, body }: Answer) {
  const child = fork(path.join(import.meta.dirname, "memory-server.mjs"), { execArgv: [] });
  const listening = once(child, "message");
  child.send({
    headers: headers.filter((_, at) => !ofConnection.has((headers[at - (at % 2)] ?? "").toLowerCase())),
    body: body.toString("base64"),
  });
  const [port] = await listening;
  return { url: `http://127.0.0.1:${String(port)}/`, stop: () => child.disconnect() };
}

/** Rates of an address and of the same bytes from bare Node, alternately: other load on the machine affects both. */
async function compareWithMemory(bench: Bench, route: string, headers: RequestHeaders) {
  const url = `${bench.origin}${route}`;
  const answer = await askRaw(url, headers);
  const load = await loadGenerator(bench.root);
  const floor = await startMemoryServer(answer);
  const [values, floors]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await load.rateOf(floor.url, headers));
      values.push(await load.rateOf(url, headers));
    }
  } finally {
    floor.stop();
  }
  const size = `${(answer.body.byteLength / 1000).toFixed(1)} kB as it travels`;
  return {
    value: median(values),
    floor: median(floors),
    note: load.note ? `${size}; ${load.note}` : size,
  };
}

/** The largest script of the first page. */
async function largestScript(bench: Bench): Promise<string> {
  const html = await (await fetch(`${bench.origin}/`)).text();
  const scripts = [...new Set(html.match(/\/_next\/static\/[^"\\]+\.js/g))];
  const sizes = await Promise.all(
    scripts.map(async (script) => {
      const { byteLength } = await (await fetch(`${bench.origin}${script}`)).arrayBuffer();
      return { script, byteLength };
    }),
  );
  const [largest] = sizes.toSorted((one, other) => other.byteLength - one.byteLength);
  if (!largest) throw new Error("The first page names no script.");
  return largest.script;
}

interface Subject {
  readonly name: string;
  readonly route: (bench: Bench) => string | Promise<string>;
  readonly headers: RequestHeaders;
}

const subjects: readonly Subject[] = [
  { name: "home", route: () => "/", headers: document },
  { name: "watch page", route: () => "/montres/distinction/DI05", headers: document },
  { name: "list", route: () => "/montres", headers: document },
  {
    name: "list, for the router",
    // The RSC parameter of a request without a router state.
    route: () => "/montres?_rsc",
    headers: { ...encodings, accept: "*/*", rsc: "1" },
  },
  { name: "static file", route: largestScript, headers: { ...encodings, accept: "*/*" } },
  {
    name: "picture",
    route: () => frontImageUrl(defaultSelection),
    headers: { ...encodings, accept: "image/avif,image/webp,image/apng,image/*,*/*;q=0.8" },
  },
];

/**
 * Answers that are the same for all visitors, relative to bare Node with the same bytes from memory. Source:
 * specification 19.
 */
export const readyAnswers: readonly Measurement[] = subjects.map(({ name, route, headers }) => ({
  name: `ready: ${name}`,
  measure: async (bench) => ({
    ...(await compareWithMemory(bench, await route(bench), headers)),
    unit: "req/s",
    bound: 0.5,
    wants: "above",
  }),
}));
