/** Names in local storage. Source: specification §4, cookie notice; 4.6 for the refusal. */
const acceptedKey = "consent";
const refusedKey = "consent-refused";

export type Consent = "accepted" | "refused" | "unanswered";

const changed = "valcour:consent";

/** What the shopper answered. Storage that can't be read counts as unanswered: nothing is measured then. */
export function readConsent(): Consent {
  try {
    if (window.localStorage.getItem(acceptedKey) === "true") return "accepted";
    return window.localStorage.getItem(refusedKey) === "true" ? "refused" : "unanswered";
  } catch {
    return "unanswered";
  }
}

const marks: Record<Consent, readonly (readonly [key: string, value: string | null])[]> = {
  accepted: [
    [acceptedKey, "true"],
    [refusedKey, null],
  ],
  refused: [
    [refusedKey, "true"],
    [acceptedKey, null],
  ],
  unanswered: [
    [acceptedKey, null],
    [refusedKey, null],
  ],
};

/** Keeps an answer; "unanswered" withdraws it and asks again. */
export function writeConsent(consent: Consent): void {
  for (const [key, value] of marks[consent]) {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  }
  window.dispatchEvent(new Event(changed));
}

/** @returns function that stops listening; other tabs are heard too, by their "storage" event */
export function onConsentChange(listener: (event: Event) => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
