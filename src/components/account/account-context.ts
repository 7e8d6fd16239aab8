import { createContext, useContext } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { Texts, TextKey } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/account.json";

interface Surroundings {
  readonly locale: Locale;
  readonly rates: Rates;
  readonly t: Texts<TextKey<typeof french>>;
  /** Fetches the account again, after a change. */
  readonly refresh: () => Promise<void>;
}

export const AccountContext = createContext<Surroundings | null>(null);

/**
 * Context of every part of the account page.
 * @throws outside of it
 */
export function useAccountSurroundings(): Surroundings {
  const surroundings = useContext(AccountContext);
  if (!surroundings) throw new Error("Parts of the account page stand inside it.");
  return surroundings;
}
