import { lookup } from "node:dns/promises";
import http, { type ClientRequest, type IncomingMessage } from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { fail, ok, type Result } from "@/src/domain/result";
import { isLoopbackAddress, isPublicAddress } from "./public-address";

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** All addresses of a name. @throws Error if it has none */
type Resolve = (host: string) => Promise<readonly ResolvedAddress[]>;

interface OutsideSettings {
  /** For a sandbox: http and https to this machine are possible too. */
  readonly isLoopbackAllowed: () => boolean;
  /** The system's resolver when left out. */
  readonly resolve?: Resolve;
  /** Certificates to trust in place of Node's own. */
  readonly ca?: string;
}

export interface OutsideRequest {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for everything: the name, the connection, the whole answer. */
  readonly timeout: number;
  /** Of the answer's body. */
  readonly maxBytes: number;
  /** What is longer is cut off; otherwise it is `too-large`. */
  readonly isCut?: boolean;
}

export interface OutsideResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * `invalid-address`: no address, not https, with user or password, or at a port of a system service. `unresolved`: a name without
 * an address. `private-address`: one of its addresses is not public.
 */
export type OutsideAddressError = "invalid-address" | "unresolved" | "private-address";

/** `unreachable`: no connection, an untrusted certificate, or an answer that breaks off. */
export type OutsideError = OutsideAddressError | "unreachable" | "timeout" | "too-large";

/** Requests to addresses that others have entered. */
export interface Outside {
  /** Whether requests would go to an address, as its name resolves now. @param timeout milliseconds */
  readonly check: (
    address: string,
    timeout: number,
  ) => Promise<Result<null, OutsideAddressError | "timeout">>;
  /** Sends one request. A redirect is an answer like any other: it is not followed. */
  readonly fetch: (
    address: string,
    request: OutsideRequest,
  ) => Promise<Result<OutsideResponse, OutsideError>>;
}

/** Ports below are of system services, such as mail; 443 is https. */
const firstUserPort = 1024;

function parse(address: string, isLoopbackAllowed: boolean): URL | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isProtocol = url.protocol === "https:" || (isLoopbackAllowed && url.protocol === "http:");
  const isPort = url.port === "" || Number(url.port) >= firstUserPort;
  return isProtocol && isPort && url.username === "" && url.password === "" ? url : null;
}

/** An address without brackets; a name. */
const hostOf = (url: URL): string => url.hostname.replaceAll(/^\[|\]$/g, "");

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/** Connects to addresses that are known already: a name that resolves to others meanwhile changes nothing. */
function lookupOf(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_host, { all }, answer) => {
    const [first] = addresses;
    if (all) answer(null, [...addresses]);
    else if (first) answer(null, first.address, first.family);
  };
}

function headersOf(response: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(response.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

async function readBody(
  response: IncomingMessage,
  { maxBytes, isCut = false }: OutsideRequest,
): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > maxBytes) return isCut ? Buffer.concat(parts).subarray(0, maxBytes) : null;
  }
  return Buffer.concat(parts);
}

function answerOf(request: ClientRequest, body: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request
      .once("response", resolve)
      .on("error", reject)
      // An offered upgrade closes the connection without an error.
      .once("close", () => reject(new Error("The connection closed without an answer.")))
      .end(body);
  });
}

/** Ends a wait when the signal fires; what was waited for is left alone. */
function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The time is over.")), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Requests that cannot be led into the network of the shop: https to public addresses only, resolved once, checked, and connected to as
 * checked; no redirects, a limited time and a limited answer.
 */
export function openOutside({ isLoopbackAllowed, resolve = resolveBySystem, ca }: OutsideSettings): Outside {
  const isAllowed = (url: URL, address: string) =>
    (url.protocol === "https:" && isPublicAddress(address)) ||
    (isLoopbackAllowed() && isLoopbackAddress(address));

  async function locate(
    address: string,
    signal: AbortSignal,
  ): Promise<Result<{ url: URL; addresses: readonly ResolvedAddress[] }, OutsideAddressError | "timeout">> {
    const url = parse(address, isLoopbackAllowed());
    if (!url) return fail("invalid-address");
    try {
      const addresses = await before(signal, resolve(hostOf(url)));
      if (addresses.length === 0) return fail("unresolved");
      if (!addresses.every((one) => isAllowed(url, one.address))) return fail("private-address");
      return ok({ url, addresses });
    } catch {
      return fail(signal.aborted ? "timeout" : "unresolved");
    }
  }

  return {
    check: async (address, timeout) => {
      const located = await locate(address, AbortSignal.timeout(timeout));
      return located.ok ? ok(null) : located;
    },
    fetch: async (address, asked) => {
      const signal = AbortSignal.timeout(asked.timeout);
      const located = await locate(address, signal);
      if (!located.ok) return located;
      const { url, addresses } = located.value;
      const { method = "GET", headers, body } = asked;
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const options = {
        method,
        headers: { ...headers, ...length },
        // Connections that are kept open are found by name, not by address.
        agent: false,
        lookup: lookupOf(addresses),
        signal,
      };
      try {
        const request =
          url.protocol === "https:" ? https.request(url, { ...options, ca }) : http.request(url, options);
        const response = await answerOf(request, body);
        const read = await readBody(response, asked);
        request.destroy();
        if (!read) return fail("too-large");
        return ok({ status: response.statusCode ?? 0, headers: headersOf(response), body: read });
      } catch {
        return fail(signal.aborted ? "timeout" : "unreachable");
      }
    },
  };
}
