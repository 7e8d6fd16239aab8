import { parseDictionary } from "structured-headers";

/**
 * Address of the agent's profile in the header UCP-Agent, a dictionary: `profile="https://…"`.
 * @returns null where it names none Source: RFC 8941.
 */
export function profileOf(headers: Headers): string | null {
  try {
    const [address] = parseDictionary(headers.get("ucp-agent") ?? "").get("profile") ?? [];
    return typeof address === "string" ? address : null;
  } catch {
    return null;
  }
}
