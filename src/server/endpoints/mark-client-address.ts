import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { addressHeader } from "@/src/server/runtime/policy/client-address";

const isRequest = (message: unknown): message is { readonly request: IncomingMessage } =>
  typeof message === "object" && message !== null && "request" in message;

/**
 * Writes the address of the connection on every request. Next passes requests on without their connection, and trusts
 * any X-Forwarded-For of a visitor.
 */
export function markClientAddress(): void {
  subscribe("http.server.request.start", (message) => {
    if (!isRequest(message)) return;
    const { headers, socket } = message.request;
    headers[addressHeader] = socket.remoteAddress ?? "";
  });
}
