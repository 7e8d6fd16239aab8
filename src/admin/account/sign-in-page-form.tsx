"use client";
import { SignInForm } from "./sign-in-form";
import type { SignInTexts } from "./sign-in-texts";

interface Props {
  readonly texts: SignInTexts;
  /** The address to continue at. */
  readonly next: string;
}

/** The form of the sign-in page. */
export function SignInPageForm({ texts, next }: Props) {
  // A full page load: the client-side cache was filled without a session.
  return <SignInForm texts={texts} onSignedIn={() => window.location.assign(next)} />;
}
