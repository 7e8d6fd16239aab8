"use client";
import { useState } from "react";
import * as v from "valibot";
import { callApi } from "@/src/client/browser/call-api";
import { leavePage } from "@/src/client/browser/leave-page";
import { emailAddress } from "@/src/domain/contracts/email-address";
import { signInResponse } from "@/src/domain/contracts/sign-in";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

/** Source: specification §3, auth form state. */
interface State {
  readonly step: "email" | "code";
  readonly loading: boolean;
  readonly email: string;
  /** Message under the field, null while there is none. */
  readonly error: string | null;
  /** Counts the codes sent, so that the page knows when a new one was sent. */
  readonly sent: number;
}

const idle: State = { step: "email", loading: false, email: "", error: null, sent: 0 };

/** State of a sign-in that was begun without this script. */
export type SignInStart = Pick<State, "step" | "email" | "error">;

/** Messages of the page for the errors it finds itself. */
export interface SignInErrors {
  readonly required: string;
  readonly email: string;
  readonly failed: string;
}

/**
 * The two steps of the sign-in. A refusal is the server's own message; without one, a general error. Source:
 * specification §4, sign-in; §5; §8.
 */
export function useSignIn(locale: Locale, errors: SignInErrors, start?: SignInStart) {
  const [state, setState] = useState<State>({ ...idle, ...start, sent: start?.step === "code" ? 1 : 0 });

  const post = async (path: string, body: object): Promise<string | null> => {
    const answer = await callApi({ path, body: { ...body, lang: locale }, answer: signInResponse });
    if (answer.ok) return null;
    const { error } = answer;
    // Below these the message is written for users; elsewhere `error` is a code.
    const isSentence = error.code === "refused" && (error.status === 422 || error.status === 429);
    return isSentence && error.error ? error.error.error : errors.failed;
  };

  /** Requests a code; the typed address stays until the code is sent. */
  const ask = async (typed: string): Promise<void> => {
    if (state.loading) return;
    const parsed = v.safeParse(emailAddress, typed);
    if (!parsed.success) {
      setState({ ...state, error: typed.trim() === "" ? errors.required : errors.email });
      return;
    }
    setState({ ...state, loading: true, error: null });
    const error = await post("/api/auth/login", { email: parsed.output });
    setState(({ step, sent }) => ({
      step: error === null ? "code" : step,
      loading: false,
      email: parsed.output,
      error,
      sent: sent + (error === null ? 1 : 0),
    }));
  };

  const confirm = async (code: string, cartMail: boolean): Promise<void> => {
    if (state.loading) return;
    setState({ ...state, loading: true, error: null });
    const error = await post("/api/auth/confirm-email", {
      email: state.email,
      code: Number(code),
      ...(cartMail && { cartMail }),
    });
    if (error !== null) {
      setState({ ...state, loading: false, error });
      return;
    }
    setState({ ...state, loading: true, email: "", error: null });
    // A new document: the customer's data and the cart on the pages are read again.
    await leavePage(localeHref(locale, "/account"));
    setState(idle);
  };

  return {
    ...state,
    ask,
    confirm,
    /** Back to the first step. Source: specification §4: the form is reset. */
    restart: () => setState(idle),
    say: (error: string | null) => setState((current) => ({ ...current, error })),
  };
}
