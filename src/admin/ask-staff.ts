/** What came of a call: what was answered, or the error's code. */
export type StaffAnswer =
  { readonly ok: true; readonly body: unknown } | { readonly ok: false; readonly code: string };

const codeOf = (error: unknown) =>
  error !== null && typeof error === "object" && "error" in error ? String(error.error) : "internal";

/** Asks the shop something as the person at the admin. */
export async function askStaff(path: string, question: unknown): Promise<StaffAnswer> {
  try {
    const answer = await fetch(`/api/staff/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(question),
    });
    const body: unknown = await answer.json();
    return answer.ok ? { ok: true, body } : { ok: false, code: codeOf(body) };
  } catch {
    return { ok: false, code: "unreachable" };
  }
}
