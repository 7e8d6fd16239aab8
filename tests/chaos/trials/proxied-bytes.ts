import { writeFileSync } from "node:fs";
import path from "node:path";
import { loadGenerator } from "@/tests/bench/load-generator";
import { median } from "@/tests/bench/figure";
import { atLeast, noted, type Finding, type Trial } from "../cluster";

const rounds = 5;
const headers = { "accept-encoding": "br", accept: "image/avif,image/webp,*/*" };

const paths = {
  page: "/",
  "page in Japanese": "/jp/montres",
  picture: "/img/hero-home.webp/828",
};

/** Bytes of an answer's headers, as they travel. */
const headLength = (headers: Headers) =>
  [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);

/** Kept pages and pictures through the proxy, beside the same bytes that it serves as files, in turns. */
export const proxiedBytes: Trial = {
  name: "pages and pictures through the proxy",
  async run(cluster) {
    const { rateOf } = await loadGenerator(process.cwd());
    const findings: Finding[] = [];
    for (const [name, address] of Object.entries(paths)) {
      const ready = () => fetch(cluster.origin + address, { headers });
      // After three requests, a page has its smallest form.
      for (let time = 0; time < 3; time += 1) await (await ready()).arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      const answer = await ready();
      await answer.arrayBuffer();
      const length = Number(answer.headers.get("content-length")) + headLength(answer.headers);
      // The proxy caches the properties of an opened file: the empty and the full one need different names.
      const [empty, file] = [`empty-${length}`, `bytes-${length}`];
      writeFileSync(path.join(cluster.folder, "files", empty), "");
      const own = headLength((await fetch(`${cluster.origin}/files/${empty}`)).headers);
      writeFileSync(path.join(cluster.folder, "files", file), Buffer.alloc(length - own, 1));
      const [values, floors]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        floors.push(await rateOf(`${cluster.origin}/files/${file}`, headers));
        values.push(await rateOf(cluster.origin + address, headers));
      }
      findings.push(
        noted(
          `${name}, kB and requests/s`,
          `${(length / 1_000).toFixed(1)}, ${Math.round(median(values))} over ${Math.round(median(floors))}`,
        ),
        atLeast(`${name}, over the same bytes as a file`, median(values) / median(floors), 0.8),
      );
    }
    return findings;
  },
};
