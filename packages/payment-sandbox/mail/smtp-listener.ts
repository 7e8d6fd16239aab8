import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { Mode } from "./mail";

const largestMail = 25 * 1024 * 1024;

/** Answers of a failing server. */
const refusals = {
  reject: { code: 550, text: "The mail catcher was told to refuse this mail" },
  tempfail: { code: 451, text: "The mail catcher was told to ask for another try later" },
} as const;

export interface SmtpOptions {
  /** Called once per mail: a mode may apply to a number of mails only. */
  nextMode(): Mode;
  /** The sender gets a success answer only after this resolves. */
  keep(raw: Buffer, recipients: string[]): Promise<unknown>;
  report(problem: unknown): void;
}

/** The SMTP side: accepts mail from and to any address on this machine. */
export function createSmtpListener({ nextMode, keep, report }: SmtpOptions): SMTPServer {
  const server = new SMTPServer({
    size: largestMail,
    authOptional: true,
    // STARTTLS would need a certificate that no client could verify.
    disabledCommands: ["STARTTLS"],
    // The name of the client's machine is not used, and its look-up may take seconds.
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

/** Closes the connection without an answer; never resolves. */
function hangUp(server: SMTPServer, session: SMTPServerSession): Promise<never> {
  for (const connection of server.connections) {
    if (connection.session.id === session.id) connection._socket.destroy();
  }
  return new Promise(() => {});
}

function smtpError(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}
