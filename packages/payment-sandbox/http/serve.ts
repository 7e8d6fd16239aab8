import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { jsonReply } from "./reply";
import { findRoute, type Answer, type Call, type Provider } from "./route";

const largestBody = 1_000_000;

/** One HTTP server in front of every provider's routes. */
export function serve(providers: readonly Provider[], report: (problem: unknown) => void): Server {
  const routes = providers.flatMap((provider) => provider.routes);

  async function answer(call: Call): Promise<Answer> {
    const found = findRoute(routes, call.method, call.path);
    if (found) return found.route.answer(call, found.names);
    const owner = providers.find(
      (provider) => provider.unknown && call.path.startsWith(provider.unknown.prefix),
    );
    if (owner?.unknown) return owner.unknown.answer(call);
    return jsonReply(404, { error: { message: `Nothing answers ${call.method} ${call.path}.` } });
  }

  return createServer((request, response) => {
    readCall(request)
      .then((call) =>
        call === "too-large"
          ? jsonReply(413, { error: { message: "The body is too large." } })
          : answer(call),
      )
      .then((reply) => send(response, reply))
      .catch((problem: unknown) => {
        report(problem);
        if (!response.headersSent) {
          send(
            response,
            jsonReply(500, {
              error: { type: "api_error", message: "The sandbox failed; its log says why." },
            }),
          );
        } else {
          response.destroy();
        }
      });
  });
}

async function readCall(request: IncomingMessage): Promise<Call | "too-large"> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > largestBody) return "too-large";
    pieces.push(piece);
  }
  const url = request.url ?? "/";
  const cut = url.indexOf("?");
  return {
    method: request.method === "HEAD" ? "GET" : (request.method ?? "GET"),
    path: cut < 0 ? url : url.slice(0, cut),
    query: cut < 0 ? "" : url.slice(cut + 1),
    headers: request.headers,
    body: Buffer.concat(pieces).toString("utf8"),
  };
}

function send(response: ServerResponse, reply: Answer) {
  if (reply === "hang-up") {
    response.destroy();
    return;
  }
  response.writeHead(reply.status, { ...reply.headers, "Content-Length": Buffer.byteLength(reply.body) });
  response.end(reply.body);
}
