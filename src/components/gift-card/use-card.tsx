"use client";
import { useState } from "react";
import { checkGiftCard } from "../../browser/gift-card";
import { Button } from "../primitives/button";
import { Notice } from "../primitives/notice";

interface Props {
  code: string;
  /** Where to choose something, with its language prefix. */
  href: string;
  texts: { readonly use: string; readonly using: string; readonly failed: string };
}

/** Brings the card to the cart and goes on: from here its code stands in no address any more. */
export function UseCard({ code, href, texts }: Props) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const use = async () => {
    if (state === "busy") return;
    setState("busy");
    const answer = await checkGiftCard(code);
    if (answer.ok) window.location.assign(href);
    else setState("failed");
  };
  return (
    <>
      <Button busy={state === "busy"} onClick={() => void use()}>
        {state === "busy" ? texts.using : texts.use}
      </Button>
      {state === "failed" && (
        <Notice tone="error" role="alert">
          <p>{texts.failed}</p>
        </Notice>
      )}
    </>
  );
}
