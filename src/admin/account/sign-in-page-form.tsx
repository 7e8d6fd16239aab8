"use client";
import { SignInForm } from "./sign-in-form";
import type { SignInTexts } from "./sign-in-texts";

interface Props {
  readonly texts: SignInTexts;
  /** Where it goes on. */
  readonly next: string;
}

/** The form of the page to sign in on. */
export function SignInPageForm({ texts, next }: Props) {
  // A whole new page: what was kept for somebody who is not signed in is of no use any more.
  return <SignInForm texts={texts} onSignedIn={() => window.location.assign(next)} />;
}
