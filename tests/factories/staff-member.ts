import { readFileSync } from "node:fs";
import path from "node:path";
import type { StaffRole } from "@/src/admin/access/roles";
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

/** A client that is signed in to the admin's API. */
export interface StaffMember {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** A downloaded file. */
  readonly file: (path: string) => Promise<{ readonly status: number; readonly text: string }>;
  /** The same as bytes. */
  readonly bytes: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Sends a form with files to an endpoint of the shop's own. */
  readonly form: (path: string, form: FormData) => Promise<Answer>;
  /** Target of a redirect, which is not followed. */
  readonly leadsTo: (path: string) => Promise<{ readonly status: number; readonly location: string | null }>;
  /** Sends a file with its fields like the admin's forms. */
  readonly upload: (
    method: string,
    path: string,
    file: { readonly name: string; readonly type: string; readonly data: Uint8Array<ArrayBuffer> },
    fields?: unknown,
  ) => Promise<Answer>;
}

/** Signs in. @param role null for no sign-in */
export async function staffMember(open: OpenShop, role: StaffRole | null): Promise<StaffMember> {
  const headers: Record<string, string> = {};
  if (role) {
    const { email, password } = accountOf(role);
    const { status, body } = await answerOf(
      await fetch(`${open.url}/api/users/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password }),
      }),
    );
    if (status !== 200) throw new Error(`Signing in as ${role} answered ${status}: ${JSON.stringify(body)}`);
    headers.authorization = `JWT ${String(body.token)}`;
  }
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
    bytes: async (target) =>
      new Uint8Array(await (await fetch(`${open.url}${target}`, { headers })).arrayBuffer()),
    form: async (target, body) =>
      answerOf(await fetch(`${open.url}${target}`, { method: "POST", headers, body })),
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
