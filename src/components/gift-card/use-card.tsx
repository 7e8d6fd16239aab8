"use client";
import { useState } from "react";
import { checkGiftCard } from "@/src/client/browser/gift-card";
import { leavePage } from "@/src/client/browser/leave-page";
import type { CardKind } from "@/src/domain/gift-card/operation";
import { spendingPages } from "@/src/domain/gift-card/spending-page";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";

interface Props {
  locale: Locale;
  code: string;
  kind: CardKind;
  texts: { readonly use: string; readonly using: string; readonly failed: string };
}

/**
 * Adds the card to the cart and continues there: from here on its code is in no address. Before hydration the button
 * does the same by a form.
 */
export function UseCard({ locale, code, kind, texts }: Props) {
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
  const use = async () => {
    if (state === "busy") return;
    setState("busy");
    const answer = await checkGiftCard(code);
    if (answer.ok) await leavePage(localeHref(locale, spendingPages[kind]));
    setState(answer.ok ? "idle" : "failed");
  };
  return (
    <>
      <ActionForm
        action={`/api/gift-card/check?locale=${locale}`}
        values={{ code, kind }}
        onAct={() => void use()}
      >
        <Button type="submit" busy={state === "busy"}>
          {state === "busy" ? texts.using : texts.use}
        </Button>
      </ActionForm>
      {state === "failed" && (
        <Notice tone="error" role="alert">
          <p>{texts.failed}</p>
        </Notice>
      )}
    </>
  );
}
