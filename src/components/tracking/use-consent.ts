"use client";
import { useSyncExternalStore } from "react";
import { onConsentChange, readConsent, type Consent } from "@/src/browser/consent";
import { useLive } from "@/src/state/live";

/** The server knows no answer; a page without a script measures nothing and asks nothing. */
const onServer = (): Consent => "refused";

/** What the shopper answered to the notice about cookies, and every change of it. */
export const useConsent = (): Consent =>
  useSyncExternalStore(onConsentChange, useLive() ? readConsent : onServer, onServer);
