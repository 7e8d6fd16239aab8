"use client";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { requestSku } from "@/src/client/browser/api";
import { bespokePath } from "@/src/domain/watch/bespoke-path";
import type { Selection } from "@/src/domain/watch/selection";
import { localeHref } from "@/src/i18n/locale-href";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";

export interface SharedLink {
  /** what it shows; another choice makes another watch */
  readonly selection: Selection;
  readonly url: string;
  readonly isCopied: boolean;
}

/** On a phone the share sheet is used; on a desktop the link is copied to the clipboard. */
const hasShareSheet = () => "share" in navigator && window.matchMedia("(pointer: coarse)").matches;

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The browser may refuse; the link is shown either way.
    return false;
  }
}

async function offerSheet(url: string, title: string): Promise<boolean> {
  try {
    await navigator.share({ url, title });
    return true;
  } catch (reason) {
    // Closing the sheet is an answer; any other error falls back to the link itself.
    return reason instanceof DOMException && reason.name === "AbortError";
  }
}

/** Saves the watch and returns a permanent link to it. */
export function useShare() {
  const { locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [isSharing, setSharing] = useState(false);
  const [link, setLink] = useState<SharedLink | null>(null);

  const share = async () => {
    if (isSharing) return;
    setSharing(true);
    const made = await requestSku(selection);
    const path = made.ok ? bespokePath(made.value.sku) : null;
    if (path) {
      const url = window.location.origin + localeHref(locale, path);
      const isTaken = hasShareSheet() && (await offerSheet(url, t("share.title")));
      if (!isTaken) setLink({ selection, url, isCopied: await copy(url) });
    }
    setSharing(false);
  };
  const current = link?.selection === selection ? link : null;
  return { share, isSharing, link: current, clear: () => setLink(null) };
}
