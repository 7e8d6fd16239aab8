import { createTransport } from "nodemailer";
import { mailMark } from "@/src/domain/mail/mail-mark";
import { fail, ok, type Result } from "@/src/domain/result";

/** An embedded picture; the HTML refers to it as `cid:{name}`. */
export interface MailPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An attached document. */
export interface MailFile {
  readonly name: string;
  /** such as application/pdf */
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface OutgoingMail {
  /** One recipient, or all subscribed staff members. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Equal for the same occasion, so that mail clients show an accidental duplicate once. */
  readonly id: string;
  /** The brand's mark as a PNG, which every mail has. */
  readonly mark: Uint8Array;
  /** Besides the mark. */
  readonly pictures?: readonly MailPicture[];
  readonly files?: readonly MailFile[];
  /** Reply address, if not the shop. */
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail before the brand has signed it. */
export type ComposedMail = Omit<OutgoingMail, "mark">;

/** `code`: the server is temporarily unavailable, or will never accept this mail. */
export interface MailError {
  readonly code: "unavailable" | "refused";
  readonly message: string;
}

/** Brand and e-mail of the company, as the settings have them. */
export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export interface MailGateway {
  /** @param sender the shop, as far as MAIL_FROM does not say it */
  readonly send: (mail: OutgoingMail, sender: MailSender) => Promise<Result<null, MailError>>;
  readonly isReachable: () => Promise<boolean>;
  /** Whether the server takes the shop's user and password. */
  readonly checkAccess: () => Promise<"ok" | "refused" | "unavailable">;
}

export interface MailSettings {
  /** smtp:// or smtps://; undefined without a server, where every mail waits. */
  readonly url: string | undefined;
  /** "Name <address>", or an address; undefined for the sender of each mail */
  readonly from: string | undefined;
}

/** Timeouts for a mail server that accepts the connection but does not respond, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export const createMailTransport = (url: string) => createTransport({ url, ...patience });

/** All mails are automatic: an out-of-office reply must not be sent to them. Source: RFC 3834, section 5. */
export const automatic = { "Auto-Submitted": "auto-generated" } as const;

const lineBreaks = /[\r\n]+/g;

/** One plain address; anything that could add a recipient or a header is rejected. */
const isAddress = (text: string) => /^[^\s@,;:<>"()[\]\\]{1,64}@[^\s@,;:<>"()[\]\\]{1,190}$/.test(text);

/** The server's response code, if any: 5xx is permanent. */
function responseCode(error: unknown): number {
  return error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
}

/** A shop without a mail server. */
const absentMailGateway: MailGateway = {
  send: async () => fail({ code: "unavailable", message: "No mail server is set." }),
  isReachable: async () => false,
  checkAccess: async () => "unavailable",
};

/** Sends over SMTP. */
export function createMailGateway({ url, from }: MailSettings): MailGateway {
  if (url === undefined) return absentMailGateway;
  const transport = createMailTransport(url);
  const checkAccess: MailGateway["checkAccess"] = async () => {
    try {
      return (await transport.verify()) ? "ok" : "unavailable";
    } catch (error) {
      // Source: RFC 4954, section 6.
      return responseCode(error) === 535 || responseCode(error) === 534 ? "refused" : "unavailable";
    }
  };
  return {
    checkAccess,
    send: async (
      { to, subject, html, text, id, mark, pictures = [], files = [], replyTo, headers },
      sender,
    ) => {
      if (!to.every(isAddress)) return fail({ code: "refused", message: "The address is not one." });
      const address = from ?? sender.address;
      const domain = /@([^>\s]+)/.exec(address)?.[1] ?? "localhost";
      try {
        await transport.sendMail({
          from: address.includes("<") ? address : { name: sender.name, address },
          to: to.map((address) => ({ name: "", address })),
          subject: subject.replace(lineBreaks, " "),
          html,
          text,
          messageId: `<${id}@${domain}>`,
          // An unsafe address is left out: staff finds it in the text.
          ...(replyTo !== undefined && isAddress(replyTo) && { replyTo: { name: "", address: replyTo } }),
          headers: { ...automatic, ...headers },
          attachments: [
            ...[{ name: mailMark, bytes: mark }, ...pictures].map(({ name, bytes }) => ({
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
    isReachable: async () => (await checkAccess()) === "ok",
  };
}
