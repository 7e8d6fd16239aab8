import { fail, ok, type Result } from "@/src/domain/result";

/**
 * Requests data from the shop as the admin user.
 * @returns the answer, or the error's code
 */
export async function staffAsk(path: string, body: unknown): Promise<Result<unknown, string>> {
  try {
    const answer = await fetch(`/api/staff/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const said: unknown = await answer.json();
    if (answer.ok) return ok(said);
    return fail(
      said !== null && typeof said === "object" && "error" in said ? String(said.error) : "internal",
    );
  } catch {
    return fail("unreachable");
  }
}

/**
 * Calls an action of the shop as the admin user.
 * @returns null on success, else the error's code
 */
export async function staffCall(path: string, body: unknown): Promise<string | null> {
  const asked = await staffAsk(path, body);
  return asked.ok ? null : asked.error;
}
