import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseImageQuery } from "@/src/domain/contracts/image-query";
import type { Layer } from "@/src/domain/watch/catalogue";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { PictureAddress } from "@/src/domain/watch/picture-view";
import { defaultSelection } from "@/src/domain/watch/selection";
import { createCompositor, type Compositor } from "@/src/gateways/compositor/compositor";
import type { Turn } from "@/src/gateways/compositor/render-queue";
import { seedCatalogue } from "@/src/seed/catalogue-value";
import { composeWatch } from "@/src/services/configurator/compose-watch";
import { answerPicture } from "./answer-picture";
import { negotiateFormat } from "./negotiate-format";

let layersFolder: string;
let picturesFolder: string;
let layer: Layer;
let compositor: Compositor;
let isCalm: boolean;

beforeAll(async () => {
  layersFolder = await mkdtemp(path.join(tmpdir(), "layers-"));
  const bytes = await sharp({ create: { width: 2000, height: 2000, channels: 4, background: "#80808080" } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  await writeFile(path.join(layersFolder, "layer.webp"), bytes);
  layer = { hash: createHash("sha256").update(bytes).digest("hex"), file: "layer.webp" };
});
afterAll(() => rm(layersFolder, { recursive: true }));

beforeEach(async () => {
  isCalm = true;
  picturesFolder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  compositor = createCompositor({
    layersFolder,
    cutsFolder: path.join(picturesFolder, "cuts"),
    picturesFolder: path.join(picturesFolder, "pictures"),
    maxLayerBytes: 10_000_000,
    maxCutBytes: 1_000_000,
    maxHotBytes: 1_000_000,
    maxStoredBytes: 1_000_000,
    rendersAtOnce: 2,
    maxWaiting: 1,
    restMs: 1,
    isCalm: () => isCalm,
    report: () => undefined,
  });
});
afterEach(async () => {
  isCalm = true;
  await compositor.settle();
  await rm(picturesFolder, { recursive: true });
});

const whole = () => seedCatalogue(() => layer);
const withoutDials = () => seedCatalogue((name) => (name.startsWith("DI") ? undefined : layer));

interface Asking {
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly catalogue?: ReturnType<typeof seedCatalogue>;
}

const turn: Turn = { urgency: "shown", client: "one" };

const ask = (
  url: string,
  { headers = { accept: "image/webp" }, method = "GET", catalogue = whole() }: Asking = {},
) =>
  answerPicture(new Request(`http://shop${url}`, { method, headers }), turn, parseImageQuery, (query) =>
    Promise.resolve(composeWatch(query, { catalogue, compositor })),
  );

const urlOf = (view: PictureAddress = {}) => frontImageUrl(defaultSelection, { width: 160, ...view });

test("a picture has its content type", async () => {
  const answer = await ask(urlOf());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("vary")).toBe("Accept");
  const bytes = await answer.arrayBuffer();
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect((await sharp(bytes).metadata()).width).toBe(160);
});

test("HEAD answers what GET would, without the picture", async () => {
  const [get, head] = [await ask(urlOf()), await ask(urlOf(), { method: "HEAD" })];
  expect([...head.headers]).toEqual([...get.headers]);
  expect((await head.arrayBuffer()).byteLength).toBe(0);
});

describe("how long it may be cached", () => {
  test("a year with today's version", async () => {
    const answer = await ask(urlOf({ version: whole().version }));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test.each([undefined, "yesterday"])("a minute with version %s", async (version) => {
    const answer = await ask(urlOf({ ...(version && { version }) }));
    expect(answer.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
  });

  test("not at all with a placeholder in it", async () => {
    const catalogue = withoutDials();
    const answer = await ask(urlOf({ version: catalogue.version }), { catalogue });
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("etag")).toBeNull();
  });
});

describe("a client that has the picture", () => {
  test.each([
    (etag: string) => etag,
    (etag: string) => `W/${etag}`,
    (etag: string) => `"other", ${etag}`,
    () => "*",
  ])("is told so by 304, without a render", async (mark) => {
    const etag = (await ask(urlOf())).headers.get("etag") ?? "";
    const before = (await compositor.figures()).renders;
    const answer = await ask(urlOf(), { headers: { accept: "image/webp", "if-none-match": mark(etag) } });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(etag);
    expect((await compositor.figures()).renders).toBe(before);
  });

  test("gets the new one when artwork has changed, under the same address", async () => {
    const etag = (await ask(urlOf())).headers.get("etag") ?? "";
    const bytes = await sharp({ create: { width: 2000, height: 2000, channels: 4, background: "#ff000080" } })
      .png()
      .toBuffer();
    await writeFile(path.join(layersFolder, "new.png"), bytes);
    const renewed = { hash: createHash("sha256").update(bytes).digest("hex"), file: "new.png" };
    const catalogue = seedCatalogue((name) => (name === "DI" ? renewed : layer));
    const answer = await ask(urlOf(), {
      catalogue,
      headers: { accept: "image/webp", "if-none-match": etag },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("etag")).not.toBe(etag);
  });
});

test("a hundred equal addresses, permuted and with foreign parameters, are one render", async () => {
  const parameters = [...new URL(urlOf(), "http://shop").searchParams];
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => {
      const turned = [
        ...parameters.slice(index % 9),
        ...parameters.slice(0, index % 9),
        ["utm", String(index)],
      ];
      return ask(`/api/configurator/image?${new URLSearchParams(turned)}`);
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get("etag"))).size).toBe(1);
  expect((await compositor.figures()).renders).toBe(1);
});

test("an error names its parameter", async () => {
  const answer = await ask(urlOf().replace("dial=DI", "dial=DI-NO"));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: "invalid", field: "dial" });
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("requests beyond the queue are refused with Retry-After", async () => {
  const stages = ["givre", "brume", "sable", "rosee", "craie", "papier"] as const;
  const answers = await Promise.all(stages.map((stage) => ask(urlOf({ stage }))));
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBe(3);
  expect(refused[0]?.headers.get("retry-after")).toBe("1");
});

test.each([
  ["image/avif,image/webp,image/apng,*/*;q=0.8", { soonest: "webp", smallest: "avif" }],
  ["image/avif,image/webp;q=0.5", { soonest: "avif", smallest: "avif" }],
  ["image/avif;q=0.5,image/webp", { soonest: "webp", smallest: "webp" }],
  ["image/avif", { soonest: "avif", smallest: "avif" }],
  ["image/webp", { soonest: "webp", smallest: "webp" }],
  ["image/webp;q=0, image/avif;q=0", { soonest: "jpeg", smallest: "jpeg" }],
  ["image/png,image/*", { soonest: "jpeg", smallest: "jpeg" }],
  ["*/*", { soonest: "jpeg", smallest: "jpeg" }],
  [null, { soonest: "jpeg", smallest: "jpeg" }],
] as const)("Accept %s: %o", (accept, expected) => {
  for (const wanted of ["soonest", "smallest"] as const) {
    expect(negotiateFormat(accept, { isTransparent: false, wanted })).toBe(expected[wanted]);
  }
});

test("a client that accepts no modern format gets WebP where the background is transparent", () => {
  expect(negotiateFormat("*/*", { isTransparent: true, wanted: "soonest" })).toBe("webp");
});

describe("the smallest format, for a client that accepts it", () => {
  const modern = { accept: "image/avif,image/webp" };
  const current = () => urlOf({ format: "smallest", version: whole().version });

  test("is encoded later for repeated requests, and until then the fastest one is sent", async () => {
    await ask(current(), { headers: modern });
    await compositor.settle();
    const first = await ask(current(), { headers: modern });
    expect(first.headers.get("content-type")).toBe("image/webp");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
    expect(first.headers.get("vary")).toBe("Accept");
    await compositor.settle();
    const standIn = first.headers.get("etag") ?? "";
    const second = await ask(current(), { headers: { ...modern, "if-none-match": standIn } });
    expect(second.status).toBe(200);
    expect(second.headers.get("content-type")).toBe("image/avif");
    expect(second.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(second.headers.get("etag")).not.toBe(standIn);
  });

  test("is not sent to a client that does not accept it", async () => {
    for (let time = 0; time < 2; time += 1) {
      await ask(current(), { headers: modern });
      await compositor.settle();
    }
    const older = await ask(current());
    expect(older.headers.get("content-type")).toBe("image/webp");
    expect(older.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("is awaited where no other format is accepted", async () => {
    const answer = await ask(current(), { headers: { accept: "image/avif" } });
    expect(answer.headers.get("content-type")).toBe("image/avif");
  });

  test("is not requested again by a client that has the temporary one while it is being encoded", async () => {
    isCalm = false;
    const first = await ask(current(), { headers: modern });
    const mark = { "if-none-match": first.headers.get("etag") ?? "" };
    const second = await ask(current(), { headers: { ...modern, ...mark } });
    expect(second.status).toBe(304);
    expect(second.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
  });
});
