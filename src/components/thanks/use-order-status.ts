"use client";
import { useEffect, useState } from "react";
import { fetchOrderStatus } from "@/src/client/browser/order-status";
import { captureWallet } from "@/src/client/browser/wallet";
import { walletReturn } from "@/src/domain/order/wallet-return";
import { isSettled, pauseAfter, thanksView, type StatusAnswer, type ThanksView } from "./thanks-view";

interface Watched {
  readonly view: ThanksView;
  readonly lastAnswer: StatusAnswer;
  /** The wallet's page, in the view "again": nothing was charged, another way to pay can be chosen there. */
  readonly again: string | null;
  /** since the page was opened */
  readonly seconds: number;
}

async function ask(token: string): Promise<StatusAnswer> {
  const answer = await fetchOrderStatus(token);
  if (answer.ok) return answer.value;
  const { error } = answer;
  // A malformed or unknown secret will not become valid later.
  return error.code === "refused" && (error.status === 404 || error.status === 400)
    ? "unknown"
    : "unreachable";
}

const isFromWallet = (): boolean =>
  new URLSearchParams(window.location.search).get(walletReturn.name) === walletReturn.value;

/** A buyer who returns from the wallet has agreed to pay: the shop then queries the wallet itself. */
async function capture(token: string): Promise<{ readonly again: string } | "done" | "unreachable"> {
  const answer = await captureWallet(token);
  // On any other error, the order's own state is more reliable.
  if (!answer.ok)
    return answer.error.code === "refused" && answer.error.status !== 503 ? "done" : "unreachable";
  const { state, url } = answer.value;
  return state === "declined" || state === "not-approved" ? { again: url } : "done";
}

/** Polls the state of the order until it is settled; the shop itself waits for the provider's event. */
export function useOrderStatus(token: string): Watched {
  const [lastAnswer, setLastAnswer] = useState<StatusAnswer>("nothing-yet");
  const [again, setAgain] = useState<string | null>(null);
  const [seconds, setSeconds] = useState(0);
  const view = thanksView(lastAnswer, seconds);
  const isDone = isSettled(view);

  useEffect(() => {
    if (isDone) return;
    const clock = window.setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => window.clearInterval(clock);
  }, [isDone]);

  useEffect(() => {
    let isCurrent = true;
    let timer: number | undefined;
    const opened = performance.now();
    let isToCapture = isFromWallet();
    const poll = async (): Promise<StatusAnswer> => {
      const captured = isToCapture ? await capture(token) : "done";
      if (captured === "unreachable") return captured;
      isToCapture = false;
      if (captured === "done") return ask(token);
      setAgain(captured.again);
      return "again";
    };
    const next = async () => {
      const answer = await poll();
      if (!isCurrent) return;
      setLastAnswer(answer);
      const passed = (performance.now() - opened) / 1000;
      if (isSettled(thanksView(answer, passed))) return;
      timer = window.setTimeout(next, pauseAfter(passed) * 1000);
    };
    void next();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [token]);

  return { view, lastAnswer, again, seconds };
}
