import { createTransport } from "nodemailer";
import { fail, ok, type Result } from "@/src/domain/result";

/** A picture that travels inside the mail; the text names it `cid:{name}`. */
export interface MailPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document that comes with the mail. */
export interface MailFile {
  readonly name: string;
  /** such as application/pdf */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface OutgoingMail {
  /** One, or all of staff who chose to be told. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Same occasion, same id: a mail sent twice by misfortune is shown once. */
  readonly id: string;
  readonly pictures: readonly MailPicture[];
  readonly files?: readonly MailFile[];
  /** Where an answer goes, when not to the shop. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `code`: the server is away and may come back, or it will never take this mail. */
export interface MailError {
  readonly code: "unavailable" | "refused";
  readonly message: string;
}

export interface MailGateway {
  readonly send: (mail: OutgoingMail) => Promise<Result<null, MailError>>;
  readonly isReachable: () => Promise<boolean>;
}

interface MailSettings {
  /** smtp:// or smtps:// */
  readonly url: string;
  /** "Name <address>" */
  readonly from: string;
}

/** The shop must not hang on a mail server that takes the call and says nothing, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const createMailTransport = (url: string) => createTransport({ url, ...patience });

/** No mail of a shop is written by hand: an absence notice must not answer it. Source: RFC 3834, section 5. */
export const automatic = { "Auto-Submitted": "auto-generated" } as const;

const lineBreaks = /[\r\n]+/g;

/** One plain address; anything that could become a second recipient or a header is not one. */
const isAddress = (text: string) => /^[^\s@,;:<>"()[\]\\]{1,64}@[^\s@,;:<>"()[\]\\]{1,190}$/.test(text);

/** The server's answer, where there was one: 5xx means never. */
function responseCode(error: unknown): number {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
}

/** Sends over SMTP. */
export function createMailGateway({ url, from }: MailSettings): MailGateway {
  const transport = createMailTransport(url);
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    send: async ({ to, subject, html, text, id, pictures, files = [], replyTo, headers }) => {
      if (!to.every(isAddress)) return fail({ code: "refused", message: "The address is not one." });
      try {
        await transport.sendMail({
          from,
          to: to.map((address) => ({ name: "", address })),
          subject: subject.replace(lineBreaks, " "),
          html,
          text,
          messageId: `<${id}@${domain}>`,
          // An address that could become a second one is left out: staff finds it in the text.
          ...(replyTo !== undefined && isAddress(replyTo) && { replyTo: { name: "", address: replyTo } }),
          headers: { ...automatic, ...headers },
          attachments: [
            ...pictures.map(({ name, bytes }) => ({
              filename: name,
              cid: name,
              content: Buffer.from(bytes),
              contentDisposition: "inline" as const,
            })),
            ...files.map(({ name, type, bytes }) => ({
              filename: name,
              contentType: type,
              content: Buffer.from(bytes),
            })),
          ],
        });
        return ok(null);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return fail({ code: responseCode(error) >= 500 ? "refused" : "unavailable", message });
      }
    },
    isReachable: async () => {
      try {
        return await transport.verify();
      } catch {
        return false;
      }
    },
  };
}
