"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { SignInForm } from "./sign-in-form";

interface Props {
  readonly texts: AdminMessages<"browser.signIn">;
  /** The address to continue at. */
  readonly next: string;
}

/** The form of the sign-in page. */
export function SignInPageForm({ texts, next }: Props) {
  // A full page load: the client-side cache was filled without a session.
  return <SignInForm texts={texts} onSignedIn={() => window.location.assign(next)} />;
}
