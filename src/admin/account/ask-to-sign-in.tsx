"use client";
import { useAuth, useTranslation } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useAroundFetch } from "@/src/admin/frame/use-around-fetch";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { sessionEndedTexts } from "./session-ended-texts";
import { SignInAgain } from "./sign-in-again";

/** How long before the end of the session that the CMS knows of; milliseconds. */
const beforeEnd = 2_000;
/** Seconds. */
const aDay = 86_400;

const refusedStatuses: ReadonlySet<number> = new Set([401, 403]);

/** Whether an address is one of the API; those about signing in answer everybody. */
const isForStaff = ({ origin, pathname }: URL) =>
  origin === window.location.origin &&
  pathname.startsWith("/api/") &&
  !/^\/api\/users\/(login|logout|me)$/.test(pathname);

async function isSignedIn(): Promise<boolean> {
  try {
    const answer = await fetch("/api/users/me");
    const { user } = await answer.json();
    return Boolean(user);
  } catch {
    // Without an answer the session is not known to have ended.
    return true;
  }
}

interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: (error: Error) => void;
}

/**
 * Around the whole admin: where a session has ended, asks to sign in again in a window above the page, and then does what was
 * asked for. The page stays as it is, with everything typed in it.
 */
export function AskToSignIn({ children }: { children: ReactNode }) {
  const { user, tokenExpirationMs, setUser, fetchFullUser } = useAuth();
  const { i18n } = useTranslation();
  const waiting = useRef<Waiting[]>([]);
  const [isAsking, setAsking] = useState(false);

  useAroundFetch(async (send, url) => {
    const response = await send();
    const isRefused = user && refusedStatuses.has(response.status) && isForStaff(url);
    if (!isRefused || (await isSignedIn())) return response;
    await new Promise<void>((goOn, giveUp) => {
      waiting.current.push({ goOn, giveUp });
      setAsking(true);
    });
    return send();
  });

  // At the end of the session that it knows of, the CMS leaves the page, and what was typed is lost. Told of a later end it
  // stays; the next request says whether the session has ended.
  const stay = useEffectEvent(() => {
    setUser({ user, exp: Date.now() / 1_000 + aDay } as Parameters<typeof setUser>[0]);
  });
  useEffect(() => {
    if (!tokenExpirationMs) return undefined;
    const timer = setTimeout(stay, Math.max(tokenExpirationMs - beforeEnd - Date.now(), 0));
    return () => clearTimeout(timer);
  }, [tokenExpirationMs]);

  const close = () => {
    setAsking(false);
    return waiting.current.splice(0);
  };
  const goOn = async () => {
    await fetchFullUser();
    for (const each of close()) each.goOn();
  };
  const texts = inReaderLanguage(sessionEndedTexts, i18n.language);
  // A form says what an error says, and stays as it is: it can be saved again.
  const giveUp = () => {
    for (const each of close()) each.giveUp(new Error(texts.title));
  };
  return (
    <>
      {children}
      {isAsking && (
        <SignInAgain
          texts={texts}
          email={user?.email ?? ""}
          onSignedIn={() => void goOn()}
          onCancel={giveUp}
        />
      )}
    </>
  );
}
