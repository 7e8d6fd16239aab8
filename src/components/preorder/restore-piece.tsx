"use client";
import { useEffect } from "react";
import { pieceFields } from "@/src/domain/preorder/pay-page";

interface Props {
  /** Id of the form whose boxes are ticked. */
  form: string;
}

/** Ticks the choice in the address: after returning from the next step the form is unchanged. */
export function RestorePiece({ form: id }: Props) {
  useEffect(() => {
    const form = document.getElementById(id);
    const query = new URLSearchParams(window.location.search);
    for (const name of Object.values(pieceFields)) {
      for (const input of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? []) {
        if (input.value === query.get(name)) input.checked = true;
      }
    }
  }, [id]);
  return null;
}
