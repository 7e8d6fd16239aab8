"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { useAuth } from "@payloadcms/ui";
import { useRef, useState, type ReactNode } from "react";
import { useAroundFetch } from "@/src/admin/payload-fixes/use-around-fetch";
import { useStayOnPage } from "@/src/admin/payload-fixes/use-stay-on-page";
import { SignInAgain } from "./sign-in-again";

const refusedStatuses: ReadonlySet<number> = new Set([401, 403]);

/** Whether a path belongs to the API; sign-in routes need no session. */
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
 * Around the whole admin: where a session has ended, asks to sign in again in a window above the page, and then
 * repeats the request. The page and everything typed in it is kept.
 */
export function AskToSignIn({ children }: { children: ReactNode }) {
  const { user, fetchFullUser } = useAuth();
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

  useStayOnPage();

  const close = () => {
    setAsking(false);
    return waiting.current.splice(0);
  };
  const goOn = async () => {
    await fetchFullUser();
    for (const each of close()) each.goOn();
  };
  const texts = useAdminMessages("sessionEnded");
  // The form shows the error and keeps its values: it can be saved again.
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
