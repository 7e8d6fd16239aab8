import { expect, test } from "vitest";
import { readBody } from "./read-body";

const streamOf = (...chunks: number[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of chunks) controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });

test("a body within the limit is read, a larger one is refused whatever its header says", async () => {
  const headers = new Headers({ "content-length": "1" });
  expect(await readBody({ headers, body: streamOf(5, 5) }, 10)).toMatchObject({ ok: true });
  expect(await readBody({ headers, body: streamOf(5, 6) }, 10)).toEqual({ ok: false, error: "too-large" });
  const honest = new Headers({ "content-length": "11" });
  expect(await readBody({ headers: honest, body: streamOf(1) }, 10)).toEqual({
    ok: false,
    error: "too-large",
  });
});

test("no body is an empty one", async () => {
  expect(await readBody({ headers: new Headers(), body: null }, 10)).toEqual({
    ok: true,
    value: Buffer.alloc(0),
  });
});
