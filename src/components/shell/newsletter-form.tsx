"use client";
import { useId, useState, type FormEvent } from "react";
import * as v from "valibot";
import { callApi } from "@/src/client/browser/call-api";
import { newsletterRequest, newsletterResponse } from "@/src/domain/contracts/newsletter";
import type { Locale } from "@/src/domain/locale/locale";
import { disableNativeValidation } from "@/src/components/forms/disable-native-validation";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./newsletter-form.module.css";

type State = "idle" | "submitting" | "success" | "required" | "invalid";

interface Props {
  locale: Locale;
  texts: Record<"email" | "label" | "submit" | "submitting" | "success" | "required" | "invalid", string>;
}

/**
 * One e-mail field. While it is sent the field is disabled; success empties it and shows the next step; on an error
 * the form stays unchanged. Source: specification §4, newsletter form; §5; §8.
 */
export function NewsletterForm({ locale, texts }: Props) {
  const id = useId();
  const [state, setState] = useState<State>("idle");
  const isSubmitting = state === "submitting";
  const error = state === "required" || state === "invalid" ? texts[state] : null;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const typedIn = document.activeElement;
    const email = new FormData(form).get("email");
    const parsed = v.safeParse(newsletterRequest, { email, lang: locale });
    if (!parsed.success) {
      setState(email === "" ? "required" : "invalid");
      return;
    }
    setState("submitting");
    const answer = await callApi({ path: "/api/offer", body: parsed.output, answer: newsletterResponse });
    setState(answer.ok ? "success" : "idle");
    if (answer.ok) form.reset();
    // A disabled field loses the focus; after a submission by Enter it is restored.
    if (typedIn instanceof HTMLInputElement) requestAnimationFrame(() => typedIn.focus());
  };

  return (
    <form
      className={styles.form}
      method="post"
      action="/api/offer"
      ref={disableNativeValidation}
      data-invalid={error ? "" : undefined}
      onSubmit={submit}
    >
      <input type="hidden" name="form" value="newsletter" />
      <input type="hidden" name="lang" value={locale} />
      <div className={styles.line}>
        <label data-sr="" htmlFor={id}>
          {texts.label}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          required
          placeholder={texts.email}
          disabled={isSubmitting}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        <button type="submit" aria-busy={isSubmitting || undefined}>
          <span>{isSubmitting ? texts.submitting : texts.submit}</span> <Icon name="arrow" />
        </button>
      </div>
      <p id={`${id}-note`} className={styles.note} role="status">
        {error && <Icon name="warning" size="small" />}
        {error && <span>{error}</span>}
        {state === "success" && <span>{texts.success}</span>}
      </p>
    </form>
  );
}
