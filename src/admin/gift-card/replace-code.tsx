"use client";
import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { staffCall } from "@/src/admin/staff-call";
import { useFreshPage } from "@/src/admin/use-fresh-page";

interface Props {
  card: number;
  texts: { readonly button: string; readonly sure: string; readonly done: string; readonly failed: string };
}

/** Cancels a lost code and sends a new one; requires a confirmation. */
export function ReplaceCode({ card, texts }: Props) {
  const refresh = useFreshPage();
  const [isSure, setSure] = useState(false);
  const [words, setWords] = useState("");
  const replace = async () => {
    if (!isSure) return setSure(true);
    setSure(false);
    const error = await staffCall("gift-card-code", { card });
    setWords(error === null ? texts.done : texts.failed);
    refresh();
  };
  return (
    <div>
      <Button buttonStyle="secondary" size="small" onClick={() => void replace()}>
        {isSure ? texts.sure : texts.button}
      </Button>
      <p role="status">{words}</p>
    </div>
  );
}
