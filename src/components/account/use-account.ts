"use client";
import { useCallback, useEffect, useState } from "react";
import { fetchAccount, saveWaiting } from "@/src/client/browser/account";
import type { AccountResponse } from "@/src/domain/contracts/account";
import type { Locale } from "@/src/domain/locale/locale";

/** The shop's last answer, or the error. */
export type AccountAnswer = AccountResponse | "signed-out" | "unreachable";

async function ask(locale: Locale): Promise<AccountAnswer> {
  const answer = await fetchAccount(locale);
  if (answer.ok) return answer.value;
  return answer.error.code === "refused" && answer.error.status === 401 ? "signed-out" : "unreachable";
}

/**
 * The account of the signed-in customer.
 * @param found data of the page
 * @param isDue whether the session has to be extended, which a request does
 * @returns the last answer, and a function that requests it again
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
