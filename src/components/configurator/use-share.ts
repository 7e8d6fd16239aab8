"use client";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { requestSku } from "@/src/client/browser/api";
import { shareLink } from "@/src/client/browser/share-link";
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
      const shared = await shareLink(url, t("share.title"));
      if (shared !== "sheet") setLink({ selection, url, isCopied: shared === "copied" });
    }
    setSharing(false);
  };
  const current = link?.selection === selection ? link : null;
  return { share, isSharing, link: current, clear: () => setLink(null) };
}
