"use client";
import { useCallback, useEffect, useState } from "react";
import { fetchAccount, saveWaiting } from "@/src/browser/account";
import type { AccountResponse } from "@/src/contracts/account";
import type { Locale } from "@/src/domain/locale/locale";

/** The shop's last answer, or why there is none. */
export type AccountAnswer = AccountResponse | "signed-out" | "unreachable";

async function ask(locale: Locale): Promise<AccountAnswer> {
  const answer = await fetchAccount(locale);
  if (answer.ok) return answer.value;
  return answer.error.code === "refused" && answer.error.status === 401 ? "signed-out" : "unreachable";
}

/**
 * The account of whoever is signed in.
 * @param found what the page came with @param isDue whether the session has to be moved on, which an answer does
 * @returns the last answer, and how to ask again
 */
export function useAccount(locale: Locale, found: AccountAnswer, isDue: boolean) {
  const [lastAnswer, setLastAnswer] = useState(found);
  const refresh = useCallback(async () => setLastAnswer(await ask(locale)), [locale]);
  useEffect(() => {
    void saveWaiting().then((wasWaiting) => {
      if (wasWaiting || isDue) void refresh();
    });
  }, [refresh, isDue]);
  return { lastAnswer, refresh };
}
