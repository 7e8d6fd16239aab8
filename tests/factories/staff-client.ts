import { Secret, TOTP } from "otpauth";
import { codeSeconds } from "@/src/domain/staff/second-factor-rules";
import { deliverMails } from "@/src/services/mails/deliver-mails";
import { choosePassword } from "@/src/services/staff/choose-password";
import { inviteStaff } from "@/src/services/staff/invite";
import type { Shop } from "@/src/services/shop";
import type { OpenShop } from "@/tests/setup/open-shop";

export interface StaffAnswer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly cookie: string | null;
}

/** A client of the admin's API at some address, with its cookie. */
export interface StaffClient {
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<StaffAnswer>;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<StaffAnswer>;
  readonly signIn: (email: string, password: string, more?: object) => Promise<StaffAnswer>;
}

/**
 * @param device its user agent
 */
export function staffClientOf(
  open: OpenShop,
  device = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko Firefox/128.0",
): StaffClient {
  let cookie: string | null = null;
  const ask: StaffClient["ask"] = async (method, path, body) => {
    const answer = await fetch(`${open.url}/api/${path}`, {
      method,
      headers: {
        origin: open.url,
        "user-agent": device,
        ...(cookie !== null && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().find((line) => line.startsWith("shop-staff-token="));
    if (set !== undefined) cookie = set.split(";")[0] ?? null;
    const text = await answer.text();
    const isJson = (answer.headers.get("content-type") ?? "").includes("json");
    return { status: answer.status, body: isJson ? JSON.parse(text) : { text }, cookie: set ?? null };
  };
  const post: StaffClient["post"] = (path, body) => ask("POST", path, body);
  return {
    ask,
    post,
    signIn: (email, password, more = {}) => post("users/login", { email, password, ...more }),
  };
}

/** The code an authenticator shows for a secret. @param later number of codes ahead */
export const authenticatorCode = ({ clock }: Pick<Shop, "clock">, secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock().getTime() + later * codeSeconds * 1_000,
  });

/** The secret of the link in the newest mail to an address. */
export async function mailedLink(open: OpenShop, email: string): Promise<string> {
  await deliverMails(open.shop);
  const [mail] = open.mailbox.mails(email);
  const link = /\/admin\/reset\/([\w-]+)/.exec(mail?.text ?? "");
  if (!link?.[1]) throw new Error(`No link was mailed to ${email}.`);
  return link[1];
}

/** An account of its own, by invitation and link. @returns its number */
export async function joinedAccount(
  open: OpenShop,
  account: { readonly email: string; readonly password: string; readonly role: string },
): Promise<number> {
  const { email, password, role } = account;
  const invited = await inviteStaff(open.shop, { email, role, languages: [], locale: "fr", by: "test" });
  if (!invited.ok) throw new Error(`${email} has an account.`);
  const visitor = { address: null, userAgent: "" };
  const chosen = await choosePassword(open.shop, { token: await mailedLink(open, email), password }, visitor);
  if (!chosen.ok) throw new Error(`${email} could not choose a password: ${chosen.error}`);
  return invited.value;
}
