import { isIP } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openReceiver, openSecureReceiver, type Receiver } from "@/tests/setup/open-receiver";
import { openOutside } from "./open-outside";

const limits = { timeout: 5_000, maxBytes: 1_000 };

const at =
  (...addresses: readonly string[]) =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: isIP(address) })));

const real = openOutside({ isLoopbackAllowed: () => false });

describe("outside a sandbox", () => {
  test.each([
    ["not an address", "hooks.example/path"],
    ["http", "http://hooks.example/"],
    ["a file", "file:///etc/passwd"],
    ["data", "data:text/plain,hello"],
    ["another protocol", "gopher://hooks.example/"],
    ["a socket", "ws://hooks.example/"],
    ["user and password", "https://user:secret@hooks.example/"],
    ["a user that looks like the host", "https://hooks.example@127.0.0.1/"],
    ["a password alone", "https://:secret@hooks.example/"],
    ["mail", "https://hooks.example:25/"],
    ["ssh", "https://hooks.example:22/"],
    ["http's port", "https://hooks.example:80/"],
    ["no host", "https://"],
    ["a number that is no address", "https://127.0.0.256/"],
    ["too many numbers", "https://1.2.3.4.5/"],
    ["a zone", "https://[fe80::1%25eth0]/"],
  ])("%s is invalid: %s", async (_kind, address) => {
    expect(await real.fetch(address, limits)).toEqual({ ok: false, error: "invalid-address" });
    expect(await real.check(address, 5_000)).toEqual({ ok: false, error: "invalid-address" });
  });

  test.each([
    ["decimal", "https://2130706433/"],
    ["octal", "https://0177.0.0.1/"],
    ["octal in one", "https://017700000001/"],
    ["hexadecimal", "https://0x7f.0x0.0x0.0x1/"],
    ["hexadecimal in one", "https://0x7f000001/"],
    ["short", "https://127.1/"],
    ["zero", "https://0/"],
    ["a dot at the end", "https://127.0.0.1./"],
    ["full width", "https://１２７.０.０.１/"],
    ["circled", "https://①②⑦.⓪.⓪.①/"],
    ["encoded", "https://%31%32%37.0.0.1/"],
    ["ideographic dots", "https://127。0。0。1/"],
    ["a port", "https://127.0.0.1:8443/"],
    ["a slash for two", "https:/127.0.0.1/"],
    ["backslashes", "https:\\\\127.0.0.1\\"],
    ["a fragment before the host", "https://127.0.0.1#@hooks.example/"],
    ["IPv6", "https://[::1]/"],
    ["IPv6 in full", "https://[0:0:0:0:0:0:0:1]/"],
    ["unspecified", "https://[::]/"],
    ["mapped", "https://[::ffff:127.0.0.1]/"],
    ["mapped, hexadecimal", "https://[::ffff:7f00:1]/"],
    ["NAT64", "https://[64:ff9b::7f00:1]/"],
    ["6to4", "https://[2002:7f00:1::]/"],
    ["metadata", "https://169.254.169.254/latest/meta-data/"],
    ["metadata in decimal", "https://2852039166/"],
    ["a private network", "https://192.168.0.1/"],
    ["a carrier's network", "https://100.64.0.1/"],
    ["multicast", "https://224.0.0.1/"],
    ["the name of this machine", "https://localhost/"],
    ["the same in capitals", "https://LOCALHOST/"],
  ])("this machine or its network by %s is refused: %s", async (_kind, address) => {
    expect(await real.fetch(address, limits)).toEqual({ ok: false, error: "private-address" });
    expect(await real.check(address, 5_000)).toEqual({ ok: false, error: "private-address" });
  });

  test("a name is refused for one of its addresses", async () => {
    const outside = openOutside({ isLoopbackAllowed: () => false, resolve: at("93.184.215.14", "10.0.0.1") });
    expect(await outside.check("https://hooks.example/", 5_000)).toEqual({
      ok: false,
      error: "private-address",
    });
  });

  test.each(["hooks.example", "hooks.example.", "localhost.", "metadata.google.internal"])(
    "a name that leads into the network is refused: %s",
    async (name) => {
      const outside = openOutside({ isLoopbackAllowed: () => false, resolve: at("169.254.169.254") });
      expect(await outside.fetch(`https://${name}/`, limits)).toEqual({
        ok: false,
        error: "private-address",
      });
    },
  );

  test("a name without addresses is not resolved", async () => {
    const outside = openOutside({ isLoopbackAllowed: () => false, resolve: at() });
    expect(await outside.check("https://hooks.example/", 5_000)).toEqual({ ok: false, error: "unresolved" });
  });

  test("a resolver that never answers is waited for as long as was said", async () => {
    const outside = openOutside({
      isLoopbackAllowed: () => false,
      resolve: () => Promise.race<never>([]),
    });
    expect(await outside.check("https://hooks.example/", 20)).toEqual({ ok: false, error: "timeout" });
  });

  test("a public address is accepted", async () => {
    const outside = openOutside({
      isLoopbackAllowed: () => false,
      resolve: at("93.184.215.14", "2606:4700::1111"),
    });
    expect(await outside.check("https://hooks.example:8443/path", 5_000)).toEqual({ ok: true, value: null });
  });
});

describe("in a sandbox", () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await openReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.requests.length = 0;
    receiver.answer((response) => response.writeHead(204).end());
  });

  const sandbox = openOutside({ isLoopbackAllowed: () => true });
  const address = () => `http://127.0.0.1:${receiver.port}/hook?a=1`;

  test.each(["http://10.0.0.1/", "http://169.254.169.254/", "http://0.0.0.0:8080/", "https://192.168.0.1/"])(
    "another machine of the network stays refused: %s",
    async (other) => {
      expect(await sandbox.fetch(other, limits)).toEqual({ ok: false, error: "private-address" });
    },
  );

  test("http to a public address stays refused", async () => {
    const outside = openOutside({ isLoopbackAllowed: () => true, resolve: at("93.184.215.14") });
    expect(await outside.fetch("http://hooks.example/", limits)).toEqual({
      ok: false,
      error: "private-address",
    });
  });

  test("a request arrives as it was written, and its answer comes back", async () => {
    receiver.answer((response) => response.writeHead(201, { "x-answer": "yes" }).end("thanks"));
    const answer = await sandbox.fetch(address(), {
      ...limits,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"é":1}',
    });
    expect(answer).toMatchObject({ ok: true, value: { status: 201 } });
    if (!answer.ok) throw new Error(answer.error);
    expect(answer.value.headers.get("x-answer")).toBe("yes");
    expect(answer.value.body.toString()).toBe("thanks");
    expect(receiver.requests).toMatchObject([
      {
        method: "POST",
        path: "/hook?a=1",
        body: '{"é":1}',
        headers: {
          host: `127.0.0.1:${receiver.port}`,
          "content-length": "8",
          "content-type": "application/json",
        },
      },
    ]);
  });

  test("a redirect to this machine is an answer, and is not followed", async () => {
    receiver.answer((response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${receiver.port}/secret` }).end(),
    );
    const answer = await sandbox.fetch(address(), limits);
    expect(answer).toMatchObject({ ok: true, value: { status: 307 } });
    expect(receiver.requests.map(({ path }) => path)).toEqual(["/hook?a=1"]);
  });

  test("a name is resolved once: what it resolves to afterwards is not connected to", async () => {
    const answers = ["127.0.0.1", "169.254.169.254"];
    let asked = 0;
    const outside = openOutside({
      isLoopbackAllowed: () => true,
      resolve: () => at(answers[asked++] ?? "10.0.0.1")(),
    });
    const answer = await outside.fetch(`http://hooks.example:${receiver.port}/`, limits);
    expect(answer).toMatchObject({ ok: true, value: { status: 204 } });
    expect(asked).toBe(1);
    expect(receiver.requests[0]?.headers.host).toBe(`hooks.example:${receiver.port}`);
    expect(await outside.fetch(`http://hooks.example:${receiver.port}/`, limits)).toEqual({
      ok: false,
      error: "private-address",
    });
    expect(receiver.requests).toHaveLength(1);
  });

  test("an answer that is too long is refused, or cut where that was asked for", async () => {
    receiver.answer((response) => {
      response.writeHead(200);
      // It would never end.
      const write = (): void => {
        while (!response.destroyed && response.write("x".repeat(600)));
        if (!response.destroyed) response.once("drain", write);
      };
      write();
    });
    expect(await sandbox.fetch(address(), limits)).toEqual({ ok: false, error: "too-large" });
    const cut = await sandbox.fetch(address(), { ...limits, isCut: true });
    expect(cut).toMatchObject({ ok: true, value: { status: 200 } });
    expect(cut.ok && cut.value.body.length).toBe(1_000);
  });

  test("who does not answer, or stops in the middle, is left when the time is over", async () => {
    receiver.answer(() => undefined);
    expect(await sandbox.fetch(address(), { ...limits, timeout: 50 })).toEqual({
      ok: false,
      error: "timeout",
    });
    receiver.answer((response) => response.writeHead(200, { "content-length": "10" }).write("half"));
    expect(await sandbox.fetch(address(), { ...limits, timeout: 200 })).toEqual({
      ok: false,
      error: "timeout",
    });
  });

  test("who breaks off, answers with an upgrade or is absent is unreachable", async () => {
    receiver.answer((response) => response.destroy());
    expect(await sandbox.fetch(address(), limits)).toEqual({ ok: false, error: "unreachable" });
    receiver.answer((response) =>
      response.socket?.end("HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"),
    );
    expect(await sandbox.fetch(address(), limits)).toEqual({ ok: false, error: "unreachable" });
    expect(await sandbox.fetch("http://127.0.0.1:1025/", limits)).toEqual({
      ok: false,
      error: "unreachable",
    });
  });

  test("a certificate is demanded: trusted, and of the host", async () => {
    const secure = await openSecureReceiver("hooks.example");
    const resolve = at("127.0.0.1");
    const trusting = openOutside({ isLoopbackAllowed: () => true, resolve, ca: secure.ca });
    const usual = openOutside({ isLoopbackAllowed: () => true, resolve });
    const named = `https://hooks.example:${secure.port}/`;
    expect(await trusting.fetch(named, limits)).toMatchObject({ ok: true, value: { status: 204 } });
    expect(await usual.fetch(named, limits)).toEqual({ ok: false, error: "unreachable" });
    expect(await trusting.fetch(`https://other.example:${secure.port}/`, limits)).toEqual({
      ok: false,
      error: "unreachable",
    });
    expect(secure.requests).toHaveLength(1);
    await secure.close();
  });
});
