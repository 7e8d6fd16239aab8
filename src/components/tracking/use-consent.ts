"use client";
import { useSyncExternalStore } from "react";
import { onConsentChange, readConsent, type Consent } from "@/src/client/browser/consent";
import { useLive } from "@/src/client/state/live";

/** The server has no answer; a page without scripts measures nothing and asks nothing. */
const onServer = (): Consent => "refused";

/** The shopper's answer to the cookie notice, and every change of it. */
export const useConsent = (): Consent =>
  useSyncExternalStore(onConsentChange, useLive() ? readConsent : onServer, onServer);
