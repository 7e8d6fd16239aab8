/** The shop's answer: its body, and the code and message of an error. */
export interface AccountReply {
  readonly ok: boolean;
  readonly error: string;
  readonly message: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Calls the shop about an account.
 * @param path below /api
 * @param failed message without an answer
 */
export async function callAccount(path: string, body: object, failed: string): Promise<AccountReply> {
  try {
    const answer = await fetch(`/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const read: unknown = await answer.json();
    const known = isObject(read) ? read : {};
    return {
      ok: answer.ok,
      error: textOf(known.error),
      message: textOf(known.message) || failed,
      body: known,
    };
  } catch {
    return { ok: false, error: "unreachable", message: failed, body: {} };
  }
}

/** Data to show of a second factor that is being set up. */
export interface ShownSetup {
  readonly sealed: string;
  readonly secret: string;
  readonly qr: string;
}

/** The setup in an answer, where there is one. */
export function setupIn({ setup }: AccountReply["body"]): ShownSetup | null {
  if (!isObject(setup)) return null;
  const { sealed, secret, qr } = setup;
  return { sealed: textOf(sealed), secret: textOf(secret), qr: textOf(qr) };
}

/** The recovery codes in an answer. */
export const codesIn = ({ recoveryCodes }: AccountReply["body"]): readonly string[] =>
  Array.isArray(recoveryCodes) ? recoveryCodes.map(String) : [];
