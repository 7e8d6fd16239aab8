/** Names in local storage. Source: specification §4, cookie notice; 4.6 for the refusal. */
const acceptedKey = "consent";
const refusedKey = "consent-refused";

export type Consent = "accepted" | "refused" | "unanswered";

const changed = "shop:consent";

/** The answer where the browser has no storage, or no room in it: it lasts as long as the page. */
let unkept: Consent | null = null;

/** The shopper's answer. Storage that cannot be read counts as unanswered: nothing is measured then. */
export function readConsent(): Consent {
  if (unkept !== null) return unkept;
  try {
    if (window.localStorage.getItem(acceptedKey) === "true") return "accepted";
    return window.localStorage.getItem(refusedKey) === "true" ? "refused" : "unanswered";
  } catch {
    return "unanswered";
  }
}

/** Storage key of an answer; the other key is removed first, so that a full storage never holds the old answer. */
const keyOf: Record<Consent, string | null> = {
  accepted: acceptedKey,
  refused: refusedKey,
  unanswered: null,
};

function store(consent: Consent): void {
  window.localStorage.removeItem(acceptedKey);
  window.localStorage.removeItem(refusedKey);
  const name = keyOf[consent];
  if (name !== null) window.localStorage.setItem(name, "true");
}

/** Stores an answer; "unanswered" withdraws it and asks again. */
export function writeConsent(consent: Consent): void {
  unkept = null;
  try {
    store(consent);
  } catch {
    unkept = consent;
  }
  window.dispatchEvent(new Event(changed));
}

/** @returns function that stops listening; changes in other tabs arrive too, by their "storage" event */
export function onConsentChange(listener: (event: Event) => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener("storage", listener);
  };
}
