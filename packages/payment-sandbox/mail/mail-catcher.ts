import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Server as NetServer } from "node:net";
import type { CaughtMail, Mode } from "./mail";
import { openMailStore } from "./mail-store";
import { answerRequest } from "./mailbox-routes";
import { createSmtpListener } from "./smtp-listener";

export interface MailCatcherOptions {
  /** Folder the mails are kept in. */
  folder: string;
  /** 0, the default, takes a free port. */
  smtpPort?: number;
  webPort?: number;
  /** Address to listen on; 0.0.0.0 inside a container. */
  host?: string;
  report?: (problem: unknown) => void;
}

export interface MailCatcher {
  /** Give this to the shop as SMTP_URL. */
  smtpUrl: string;
  /** The mailbox in a browser; the JSON API is under /api/mails. */
  webUrl: string;
  /** Newest first. */
  mails(to?: string): CaughtMail[];
  /**
   * @param times mails the mode applies to; then `ok` again
   */
  setMode(mode: Mode, times?: number): void;
  clear(): void;
  close(): Promise<void>;
}

/** A real SMTP server that delivers no mail, with a mailbox to read what it received. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const { folder, smtpPort = 0, webPort = 0, host = "127.0.0.1", report = console.error } = options;
  const store = openMailStore(folder);
  let current: { mode: Mode; times?: number } = { mode: "ok" };

  const setMode = (mode: Mode, times?: number) => {
    current = { mode, ...(times !== undefined && { times }) };
  };
  const nextMode = (): Mode => {
    const { mode, times } = current;
    if (times !== undefined) current = times > 1 ? { mode, times: times - 1 } : { mode: "ok" };
    return mode;
  };

  const smtp = createSmtpListener({ nextMode, keep: store.keep, report });
  const web = createServer((request, response) => {
    void answerHttp(request)
      .catch((problem: unknown) => {
        report(problem);
        return { status: 500, headers: {}, body: "The mailbox failed; its log says why." };
      })
      .then(({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(request.method === "HEAD" ? undefined : body);
      });
  });

  async function answerHttp(request: IncomingMessage) {
    const url = new URL(request.url ?? "/", "http://mailbox");
    const controls = { store, setMode, describeMode: () => current };
    return answerRequest(controls, { method: request.method ?? "GET", url, body: await readBody(request) });
  }

  const smtpAddress = await listen(smtp.server, smtpPort, host);
  const webAddress = await listen(web, webPort, host).catch(async (problem: unknown) => {
    await close(smtp.server);
    throw problem;
  });

  return {
    smtpUrl: `smtp://${host}:${smtpAddress}`,
    webUrl: `http://${host}:${webAddress}`,
    mails: (to) => store.list(to).flatMap(({ id }) => store.read(id) ?? []),
    setMode,
    clear: () => void store.clear(),
    async close() {
      // Idle connections of a sender's pool would keep the server open for minutes.
      for (const connection of smtp.connections) connection._socket.destroy();
      web.closeAllConnections();
      await Promise.all([close(smtp.server), close(web)]);
    },
  };
}

function listen(server: NetServer | Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function close(server: NetServer | Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

const largestBody = 100_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    if (!Buffer.isBuffer(piece)) continue;
    size += piece.length;
    if (size > largestBody) throw new Error("A request to the mailbox had a body of more than 100 kB.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
