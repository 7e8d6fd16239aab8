import type { MailEntry } from "@/src/domain/connections/connection";
import { connectionSource, smtpUrl } from "@/src/domain/connections/connection-variables";
import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import { sendTrialMail } from "@/src/services/launch-checks/send-trial-mail";
import type { Shop } from "@/src/services/shop";
import { saveEntry, readEntries } from "./connection-entries";

/**
 * `operator`: the environment has the server. `login`: the server refuses user or password. `sender`: it refuses to send
 * in the name of the sender.
 */
export type SaveMailServerError = "operator" | "login" | "sender" | "unavailable";

/**
 * Tries a mail server by signing in and sending a mail, and saves it.
 * @param trial to whom the mail is sent, and its language
 */
export async function saveMailServer(
  shop: Shop,
  entry: MailEntry,
  trial: { readonly to: string; readonly locale: Locale },
): Promise<Result<null, SaveMailServerError>> {
  const { environment, openMail } = shop.connections;
  const { entries } = await readEntries(shop);
  if (connectionSource(environment, entries, "mail") === "operator") return fail("operator");
  const mail = openMail({ url: smtpUrl(entry), from: entry.sender });
  const access = await mail.checkAccess();
  if (access !== "ok") return fail(access === "refused" ? "login" : "unavailable");
  const sent = await sendTrialMail({ ...shop, mail }, trial);
  if (!sent.ok) return fail(sent.error.code === "refused" ? "sender" : "unavailable");
  const shown = [entries.mail ? serverOf(entries.mail) : "", serverOf(entry)] as const;
  await saveEntry(shop, { kind: "mail", entry, shown, by: trial.to });
  return ok(null);
}

const serverOf = ({ host, port }: MailEntry): string => `${host}:${port}`;
