/** The mail catcher as a separate program; npm start runs it when no SMTP_URL is set. */
import * as v from "valibot";
import { startMailCatcher } from "./mail-catcher";

const port = (standard: string) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be a port number"), v.transform(Number)),
    standard,
  );

const settings = v.parse(
  v.object({
    MAIL_CATCHER_SMTP_PORT: port("2525"),
    MAIL_CATCHER_WEB_PORT: port("8025"),
    /** 0.0.0.0 inside a container; every client that can reach it can read all mails. */
    MAIL_CATCHER_HOST: v.optional(v.string(), "127.0.0.1"),
    MAIL_CATCHER_DATA: v.optional(v.string(), "data/mail"),
  }),
  process.env,
);

const catcher = await startMailCatcher({
  folder: settings.MAIL_CATCHER_DATA,
  smtpPort: settings.MAIL_CATCHER_SMTP_PORT,
  webPort: settings.MAIL_CATCHER_WEB_PORT,
  host: settings.MAIL_CATCHER_HOST,
});
console.log(`Mails go to ${catcher.smtpUrl}, read them at ${catcher.webUrl}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    void catcher.close().then(() => process.exit(0));
  });
}
