import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
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

test("a body whose sender leaves is incomplete", async () => {
  const server = createServer();
  const read = new Promise((resolve) => {
    server.once("request", (request) => {
      void readBody({ headers: new Headers(), body: request }, 10).then(resolve);
      request.once("data", () => sender.destroy());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const sender = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sender.write("POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 9\r\n\r\nhalf");
  expect(await read).toEqual({ ok: false, error: "incomplete" });
  server.close();
});
