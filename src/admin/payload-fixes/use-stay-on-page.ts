import { useAuth } from "@payloadcms/ui";
import { useEffect, useEffectEvent } from "react";

/** How long before the end of the session that Payload knows of; milliseconds. */
const beforeEnd = 2_000;
/** Seconds. */
const aDay = 86_400;

/**
 * Keeps the page when the session ends. Payload leaves it at that moment, and typed values are lost. It is told a later
 * end; the next request shows whether the session has ended.
 */
export function useStayOnPage(): void {
  const { user, tokenExpirationMs, setUser } = useAuth();
  const stay = useEffectEvent(() => {
    setUser({ user, exp: Date.now() / 1_000 + aDay } as Parameters<typeof setUser>[0]);
  });
  useEffect(() => {
    if (!tokenExpirationMs) return undefined;
    const timer = setTimeout(stay, Math.max(tokenExpirationMs - beforeEnd - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [tokenExpirationMs]);
}
