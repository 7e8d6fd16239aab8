"use client";
import { useState } from "react";
import { shareLink } from "@/src/client/browser/share-link";
import { Button } from "@/src/components/primitives/button";

interface Props {
  /** The page of the watch, with its language. */
  path: string;
  /** Name of the watch. */
  title: string;
  texts: Readonly<Record<"share" | "copied", string>>;
}

/** Shares the page of the bought watch, which shows neither price paid nor buyer. */
export function ShareWatch({ path, title, texts }: Props) {
  const [link, setLink] = useState<{ readonly url: string; readonly isCopied: boolean } | null>(null);
  const share = async () => {
    const url = window.location.origin + path;
    const shared = await shareLink(url, title);
    setLink(shared === "sheet" ? null : { url, isCopied: shared === "copied" });
  };
  return (
    <>
      <Button tone="outline" onClick={() => void share()}>
        {texts.share}
      </Button>
      <p role="status" data-type="note">
        {link && (link.isCopied ? texts.copied : link.url)}
      </p>
    </>
  );
}
