/** Asks the shop to do something as the person at the admin. @returns null when it is done, else the fault's code */
export async function staffCall(path: string, body: unknown): Promise<string | null> {
  try {
    const answer = await fetch(`/api/staff/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (answer.ok) return null;
    const fault: unknown = await answer.json();
    return fault !== null && typeof fault === "object" && "error" in fault ? String(fault.error) : "internal";
  } catch {
    return "unreachable";
  }
}
