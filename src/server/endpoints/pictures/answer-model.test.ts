import { deliveredPrinting } from "@/src/domain/brand/brand-printing";
import path from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "@/tests/factories/selection";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection } from "@/src/domain/watch/selection";
import { createWatchModels, type WatchModels } from "@/src/gateways/models/watch-models";
import { answerModel } from "./answer-model";

const models = createWatchModels(path.resolve(import.meta.dirname, "../../../.."), 8_000_000);

const loadPrinting = async () => deliveredPrinting;
const turn = { urgency: "shown", client: "client" } as const;

function ask(changes: Readonly<Record<string, string>> = {}, init: RequestInit = {}) {
  const { searchParams } = new URL(frontImageUrl(defaultSelection), "http://shop");
  for (const [name, value] of Object.entries(changes)) searchParams.set(name, value);
  const request = new Request(`http://shop/api/configurator/model?${searchParams}`, init);
  return answerModel(request, turn, () => Promise.resolve({ catalogue, models, loadPrinting }));
}

test("a watch is one binary file that says how long it may be cached", async () => {
  const answer = await ask({ v: catalogue.version });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("model/gltf-binary");
  expect(answer.headers.get("Cache-Control")).toContain("immutable");
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 4).toString()).toBe("glTF");
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.byteLength));
  expect((await ask()).headers.get("Cache-Control")).toContain("must-revalidate");
});

test("a client that has it gets 304, and a HEAD request gets no body", async () => {
  const etag = (await ask()).headers.get("ETag") ?? "";
  const known = await ask({ w: "480", stage: "nuit" }, { headers: { "If-None-Match": etag } });
  expect([known.status, await known.text()]).toEqual([304, ""]);
  const head = await ask({}, { method: "HEAD" });
  expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
});

test.each([
  ["dial", { dial: "NO-SUCH-DIAL" }],
  ["rotor", { rotor: "SQUARE" }],
  ["diameter", { diameter: "12mm" }],
])("an unknown %s is answered by 400 with its name, and never kept", async (field, changes) => {
  const answer = await ask(changes);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: "invalid", field });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("some of its parts are a smaller file, parts it does not have an error", async () => {
  const whole = await ask();
  const some = await ask({ only: "DI,HAN-DIS-SI" });
  expect(some.status).toBe(200);
  expect(Number(some.headers.get("Content-Length"))).toBeLessThan(
    Number(whole.headers.get("Content-Length")) / 4,
  );
  const turnedRound = await ask({ only: "HAN-DIS-SI,DI" });
  expect(turnedRound.headers.get("ETag")).toBe(some.headers.get("ETag"));
  const foreign = await ask({ only: "DI,CAS-SU-si" });
  expect([foreign.status, await foreign.json()]).toEqual([400, { error: "invalid", field: "only" }]);
});

test("reports a full queue", async () => {
  const busy: WatchModels = {
    ...models,
    compose: () => Promise.reject(Object.assign(new Error("full"), { name: "TooBusy" })),
  };
  const answer = await answerModel(
    new Request(
      `http://shop/api/configurator/model?${new URL(frontImageUrl(defaultSelection), "http://shop").searchParams}`,
    ),
    turn,
    () => Promise.resolve({ catalogue, models: busy, loadPrinting }),
  );
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
});
