import accounts from "@/src/seed/staff.json" with { type: "json" };
import type { Cluster } from "./cluster";

/** A staff member who works on one node, chosen at random like by the proxy. */
export interface StaffAtNode {
  readonly call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

/** Signs in as the administrator of the trial shop. @param base address of the node, or of the proxy */
export async function staffAt({ origin }: Cluster, base: string): Promise<StaffAtNode> {
  const account = accounts.find(({ role }) => role === "admin");
  const headers: Record<string, string> = { "content-type": "application/json", origin };
  const call: StaffAtNode["call"] = async (method, path, body) => {
    const answer = await fetch(`${base}/api/${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /api/${path} answered ${answer.status}: ${text}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
    if (cookies.length > 0) headers.cookie = cookies.join("; ");
    return JSON.parse(text);
  };
  await call("POST", "users/login", { email: account?.email, password: account?.password });
  return { call };
}
