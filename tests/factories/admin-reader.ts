import { APIError, type PayloadRequest } from "payload";

/** Languages of the admin. */
export const readers = ["fr", "en", "es", "ja"] as const;

/** A request to the CMS, with the fields that access rules read. */
export const requestOf = (user: object | null, more: object = {}): PayloadRequest =>
  ({ user, locale: "en", query: {}, i18n: { language: "fr" }, ...more }) as unknown as PayloadRequest;

export const marketer = { collection: "users", id: 2, role: "marketer" };
export const clerk = { collection: "users", id: 3, role: "clerk" };
/** Of English. */
export const translator = { collection: "users", id: 4, role: "translator", languages: ["en"] };

interface Refusal {
  readonly status: number;
  readonly words: readonly string[];
}

async function refusalIn(act: () => unknown): Promise<APIError> {
  try {
    await act();
  } catch (error) {
    // The CMS hides the message of an error that is not public.
    if (error instanceof APIError && error.isPublic) return error;
    throw error;
  }
  throw new Error("Nothing was refused.");
}

/**
 * The messages of a refusal, in the language of every reader.
 * @throws Error when it is not refused, or when a reader gets another language than their own
 */
export async function refusalOf(act: (i18n: { readonly language: string }) => unknown): Promise<Refusal> {
  const errors = await Promise.all(readers.map((language) => refusalIn(() => act({ language }))));
  const words = errors.map(({ message }) => message);
  if (new Set(words).size < readers.length || words.some((text) => text.length < 10))
    throw new Error(`Not every reader is told: ${words.join(" | ")}`);
  if (!/[ぁ-ん]/.test(words.at(-1) ?? "")) throw new Error(`No Japanese: ${words.at(-1)}`);
  return { status: errors[0]?.status ?? 0, words };
}
