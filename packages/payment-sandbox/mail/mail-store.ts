import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { simpleParser } from "mailparser";
import type { CaughtMail, MailSummary } from "./mail";

export interface MailStore {
  /** Keeps a mail on disk; once this resolves, it survives a crash. */
  keep(raw: Buffer, recipients: string[]): Promise<CaughtMail>;
  /** Newest first; `to` narrows to one recipient, letter case aside. */
  list(to?: string): MailSummary[];
  read(id: string): CaughtMail | undefined;
  /** The mail as it came over the wire. */
  raw(id: string): Buffer | undefined;
  attachment(
    id: string,
    at: number,
  ): Promise<{ filename: string; contentType: string; content: Buffer } | undefined>;
  clear(): number;
}

/** Mails as files: NAME.eml as received, NAME.json as parsed. */
export function openMailStore(folder: string): MailStore {
  mkdirSync(folder, { recursive: true });
  const mails = new Map<string, CaughtMail>();
  for (const name of readdirSync(folder).toSorted()) {
    if (!name.endsWith(".json")) continue;
    const mail: CaughtMail = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    mails.set(mail.id, mail);
  }
  const fileOf = (id: string, ending: string) => path.join(folder, `${id}.${ending}`);

  return {
    async keep(raw, recipients) {
      const mail = await parseMail(raw, recipients);
      writeWhole(fileOf(mail.id, "eml"), raw);
      writeWhole(fileOf(mail.id, "json"), JSON.stringify(mail, null, 2));
      mails.set(mail.id, mail);
      return mail;
    },

    list(to) {
      const wanted = to?.trim().toLowerCase();
      return [...mails.values()]
        .filter(({ recipients }) => !wanted || recipients.some((address) => address.toLowerCase() === wanted))
        .toReversed()
        .map(({ text: _text, html: _html, ...summary }) => summary);
    },

    read: (id) => mails.get(id),

    // Only known ids become file names: an id comes from the address bar.
    raw: (id) => (mails.has(id) ? readFileSync(fileOf(id, "eml")) : undefined),

    async attachment(id, at) {
      if (!mails.has(id)) return undefined;
      const found = (await simpleParser(readFileSync(fileOf(id, "eml")))).attachments[at];
      return (
        found && {
          filename: found.filename ?? `attachment-${at}`,
          contentType: found.contentType,
          content: found.content,
        }
      );
    },

    clear() {
      const count = mails.size;
      for (const id of mails.keys())
        for (const ending of ["json", "eml"]) rmSync(fileOf(id, ending), { force: true });
      mails.clear();
      return count;
    },
  };
}

async function parseMail(raw: Buffer, recipients: string[]): Promise<CaughtMail> {
  const parsed = await simpleParser(raw);
  const receivedAt = new Date().toISOString();
  const to = parsed.to ?? [];
  const language = parsed.headers.get("content-language");
  return {
    // Sorts by time of arrival; the random part keeps two of one millisecond apart.
    id: `${receivedAt.replace(/[-:.]/g, "")}-${randomBytes(3).toString("hex")}`,
    receivedAt,
    from: parsed.from?.text ?? "",
    recipients,
    to: (Array.isArray(to) ? to : [to]).map(({ text }) => text).join(", "),
    subject: parsed.subject ?? "",
    messageId: parsed.messageId ?? "",
    language: typeof language === "string" ? language : "",
    text: parsed.text ?? "",
    html: parsed.html || "",
    attachments: parsed.attachments.map(({ filename, contentType, size }, at) => ({
      filename: filename ?? `attachment-${at}`,
      contentType,
      size,
    })),
  };
}

/** A reader never sees half a file. */
function writeWhole(file: string, content: string | Buffer) {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
