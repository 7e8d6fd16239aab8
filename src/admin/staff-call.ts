/** Asks the shop to do something as the person at the admin. @returns null when it is done, else the error's code */
export async function staffCall(path: string, body: unknown): Promise<string | null> {
  try {
    const answer = await fetch(`/api/staff/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return null;
    const error: unknown = await answer.json();
    return error !== null && typeof error === "object" && "error" in error ? String(error.error) : "internal";
  } catch {
    return "unreachable";
  }
}
