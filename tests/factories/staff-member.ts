import { readFileSync } from "node:fs";
import path from "node:path";
import { createLocalReq } from "payload";
import type { StaffRole } from "@/src/access/who";
import { sessionEnd } from "@/src/services/staff/sign-in";
import { sessionToken } from "@/src/endpoints/staff-account/session-token";
import type { OpenShop } from "@/tests/setup/open-shop";

interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

const file = path.resolve(import.meta.dirname, "../../src/seed/staff.json");

/** The demo account of a role, as the seed makes it. */
export function accountOf(role: StaffRole): Account {
  const accounts: Account[] = JSON.parse(readFileSync(file, "utf8"));
  const found = accounts.find((account) => account.role === role);
  if (!found) throw new Error(`staff.json has no ${role}.`);
  return found;
}

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : {} };
}

/** Somebody at the admin's API. */
export interface StaffMember {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** What is handed out as a file. */
  readonly file: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
  /** Where an address leads, without going there. */
  readonly leadsTo: (path: string) => Promise<{ readonly status: number; readonly location: string | null }>;
  /** Sends a file with its fields as the admin's forms do. */
  readonly upload: (
    method: string,
    path: string,
    file: { readonly name: string; readonly type: string; readonly data: Uint8Array<ArrayBuffer> },
    fields?: unknown,
  ) => Promise<Answer>;
}

/**
 * Opens a session of a demo account as its sign-in does once the password was right: looking at that takes half a second of a
 * processor, and tests of their own ask for it.
 * @returns its token
 */
async function openSession({ payload, shop }: OpenShop, role: StaffRole): Promise<string> {
  const { email } = accountOf(role);
  const account = await shop.store.staff.findAccountByEmail(email);
  if (!account) throw new Error(`The shop has no account of ${email}.`);
  const [now, sid] = [shop.clock(), shop.random(192)];
  const session = { sid, accountId: account.id, device: "", place: "", now, expiresAt: sessionEnd(now) };
  await shop.store.transaction((tx) => tx.staff.beginStaffSession(session));
  const { token } = await sessionToken(await createLocalReq({}, payload), account, sid);
  return token;
}

/** A demo account with a session of its own. @param role null stays a stranger */
export async function staffMember(open: OpenShop, role: StaffRole | null): Promise<StaffMember> {
  const headers = { ...(role && { authorization: `JWT ${await openSession(open, role)}` }) };
  return {
    ask: async (method, target, body) =>
      answerOf(
        await fetch(`${open.url}${target}`, {
          method,
          headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    file: async (target) => {
      const answer = await fetch(`${open.url}${target}`, { headers });
      return { status: answer.status, text: await answer.text() };
    },
    leadsTo: async (target) => {
      const { status, headers: said } = await fetch(`${open.url}${target}`, { headers, redirect: "manual" });
      return { status, location: said.get("location") };
    },
    upload: async (method, target, { name, type, data }, fields = {}) => {
      const form = new FormData();
      form.set("file", new File([data], name, { type }));
      form.set("_payload", JSON.stringify(fields));
      return answerOf(await fetch(`${open.url}${target}`, { method, headers, body: form }));
    },
  };
}
