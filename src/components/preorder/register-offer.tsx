"use client";
import { useState } from "react";
import { openForm, sendForm, type FormTarget } from "@/src/components/forms/send-form";
import type { Locale } from "@/src/domain/locale/locale";
import { ActionForm } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import type { PreorderTexts } from "./preorder-words";
import styles from "./register-offer.module.css";

interface Props {
  offer: string;
  details: Readonly<Record<string, string>>;
  locale: Locale;
  t: PreorderTexts;
  onDone: () => void;
}

const target: FormTarget = {
  name: "preorder-register",
  path: "/api/preorder-register",
  guard: "form",
};

/** A registration with the earlier input: no payment, no commitment. */
export function RegisterOffer({ offer, details, locale, t, onDone }: Props) {
  const [state, setState] = useState<"idle" | "sending" | "failed">("idle");
  const { name = "", email = "", phone = "" } = details;
  const register = async () => {
    if (state === "sending") return;
    setState("sending");
    const form = { ...target, query: `offer=${offer}` };
    const answer = await sendForm(form, await openForm(form), locale, { name, email, phone });
    if (answer.ok) onDone();
    else setState("failed");
  };
  return (
    <section className={styles.register} aria-labelledby="register-offer">
      <h2 id="register-offer" data-type="t3">
        {t("register.title")}
      </h2>
      <p>{t("register.text")}</p>
      <div role="alert">{state === "failed" && <Notice tone="error">{t("register.failed")}</Notice>}</div>
      <ActionForm
        action={target.path}
        values={{ form: target.name, lang: locale, query: `offer=${offer}`, name, email, phone }}
        onAct={() => void register()}
      >
        <Button type="submit" tone="outline" busy={state === "sending"}>
          {state === "sending" ? t("register.sending") : t("register.button")}
        </Button>
      </ActionForm>
    </section>
  );
}
