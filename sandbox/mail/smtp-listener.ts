import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Mode } from "./mail";

const largestMail = 25 * 1024 * 1024;

/** Answers of a server in trouble. */
const refusals = {
  reject: { code: 550, text: "The mail catcher was told to refuse this mail" },
  tempfail: { code: 451, text: "The mail catcher was told to ask for another try later" },
} as const;

export interface SmtpOptions {
  /** Asked once per mail: a mode may hold for a number of mails only. */
  nextMode(): Mode;
  /** The sender is told "taken" only after this resolves. */
  keep(raw: Buffer, recipients: string[]): Promise<unknown>;
  report(problem: unknown): void;
}

/** The SMTP side: takes mail for anybody from anybody on this machine. */
export function createSmtpListener({ nextMode, keep, report }: SmtpOptions): SMTPServer {
  const server = new SMTPServer({
    size: largestMail,
    authOptional: true,
    // A real server of this kind would offer TLS with a certificate that no client could check.
    disabledCommands: ["STARTTLS"],
    // The name of the client's machine is of no interest and may take seconds to look up.
    disableReverseLookup: true,
    onAuth: (_credentials, _session, answer) => answer(null, { user: "anybody" }),
    onData: (stream, session, answer) => {
      receive(stream, session)
        .then(() => answer())
        .catch((problem: unknown) => answer(problem instanceof Error ? problem : new Error(String(problem))));
    },
  });
  server.on("error", report);

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession) {
    const mode = nextMode();
    if (mode === "drop") return hangUp(server, session);
    const raw = await readAll(stream);
    if (stream.sizeExceeded) throw smtpError(552, "The mail is larger than 25 MB");
    if (mode !== "ok") throw smtpError(refusals[mode].code, refusals[mode].text);
    return keep(
      raw,
      session.envelope.rcptTo.map(({ address }) => address),
    );
  }

  return server;
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Cuts the line without an answer, and never gives one. */
function hangUp(server: SMTPServer, session: SMTPServerSession): Promise<never> {
  for (const connection of server.connections) {
    if (connection.session.id === session.id) connection._socket.destroy();
  }
  return new Promise(() => {});
}

function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
