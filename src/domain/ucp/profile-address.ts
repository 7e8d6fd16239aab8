const longestAddress = 1_000;

/** The address of an agent's profile, as everything of the agent is kept under it; null if it is none. */
export function profileAddress(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > longestAddress || !URL.canParse(sent)) return null;
  const address = new URL(sent);
  if (!["https:", "http:"].includes(address.protocol)) return null;
  address.hash = "";
  return address.href;
}
