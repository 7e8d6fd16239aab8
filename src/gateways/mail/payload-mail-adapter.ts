import type { EmailAdapter } from "payload";
import { automatic, createMailTransport } from "./mail-gateway";

const parts = /^\s*(.*?)\s*<([^>]+)>\s*$/;

/**
 * Lets the CMS send its own mails (forgotten staff passwords) over the shop's SMTP server. Payload's own adapter requires
 * an older nodemailer.
 * @param url undefined during a build, which sends nothing
 */
export const payloadMailAdapter =
  (url: string | undefined, from: string): EmailAdapter =>
  () => {
    const [, name = "", address = from] = parts.exec(from) ?? [];
    return {
      name: "smtp",
      defaultFromName: name,
      defaultFromAddress: address,
      sendEmail: (message) =>
        createMailTransport(url ?? "smtp://127.0.0.1").sendMail({ from, headers: automatic, ...message }),
    };
  };
