import type { EmailAdapter } from "payload";
import { automatic, createMailTransport } from "./mail-gateway";

const parts = /^\s*(.*?)\s*<([^>]+)>\s*$/;

/**
 * Lets the CMS send its own mails (forgotten staff passwords) over the shop's SMTP server. Payload's own adapter requires
 * an older nodemailer.
 * @param settings asked for each mail: the server may be replaced while the shop runs
 */
export const payloadMailAdapter =
  (settings: () => { readonly url: string | undefined; readonly from: string }): EmailAdapter =>
  () => {
    const sender = () => {
      const { from } = settings();
      const [, name = "", address = from] = parts.exec(from) ?? [];
      return { name, address };
    };
    return {
      name: "smtp",
      get defaultFromName() {
        return sender().name;
      },
      get defaultFromAddress() {
        return sender().address;
      },
      sendEmail: (message) => {
        const { url = "smtp://127.0.0.1", from } = settings();
        return createMailTransport(url).sendMail({ from, headers: automatic, ...message });
      },
    };
  };
