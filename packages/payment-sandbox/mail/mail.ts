/** A mail as the mailbox shows it and the API answers it. */
export interface CaughtMail {
  id: string;
  /** ISO time of arrival. */
  receivedAt: string;
  from: string;
  /** Addresses it was really delivered to, whatever its headers say. */
  recipients: string[];
  /** The `To` header, as a reader sees it. */
  to: string;
  subject: string;
  messageId: string;
  /** Content-Language header, empty when the mail carries none. */
  language: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

/** Fields shown in the list: everything but the contents. */
export type MailSummary = Omit<CaughtMail, "text" | "html">;

/**
 * How the catcher treats the next mails:
 * `ok` takes them, `reject` refuses for good (550), `tempfail` asks to try later (451),
 * `drop` hangs up in the middle, leaving the sender in doubt.
 */
export const modes = ["ok", "reject", "tempfail", "drop"] as const;
export type Mode = (typeof modes)[number];
