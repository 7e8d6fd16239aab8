import type { IncomingHttpHeaders } from "node:http";

/** The parts of a request a route uses; bodies are read completely. */
export interface Call {
  method: string;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** `hang-up` closes the socket without a word: the answer that got lost on the way. */
export type Answer = Reply | "hang-up";

export interface Route {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** `/c/pay/:session`; a name matches one segment. */
  path: string;
  answer(call: Call, names: Record<string, string>): Answer | Promise<Answer>;
}

/** One payment provider, or the switches beside them. */
export interface Provider {
  name: string;
  routes: readonly Route[];
  /** Answers a call under this prefix without a route. */
  unknown?: { prefix: string; answer(call: Call): Answer };
}

export interface Found<R> {
  route: R;
  names: Record<string, string>;
}

/** @returns the first route of that method and path, with the named segments */
export function findRoute<R extends { method: string; path: string }>(
  routes: readonly R[],
  method: string,
  path: string,
): Found<R> | undefined {
  const parts = path.split("/");
  for (const route of routes) {
    if (route.method !== method) continue;
    const names = matchPath(route.path.split("/"), parts);
    if (names) return { route, names };
  }
  return undefined;
}

function matchPath(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const names: Record<string, string> = {};
  for (const [at, wanted] of pattern.entries()) {
    const given = parts[at] ?? "";
    if (wanted.startsWith(":")) {
      if (given === "") return undefined;
      names[wanted.slice(1)] = given;
    } else if (wanted !== given) {
      return undefined;
    }
  }
  return names;
}
