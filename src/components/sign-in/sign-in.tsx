"use client";
import { useId, type FormEvent, type ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/auth.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { disableNativeValidation } from "@/src/components/forms/disable-native-validation";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Notice } from "@/src/components/primitives/notice";
import { useBrowserValue } from "@/src/client/state/live";
import { hasWaiting } from "@/src/client/browser/account";
import { Icon } from "@/src/components/primitives/icon";
import { CodeStep } from "./code-step";
import styles from "./sign-in.module.css";
import { useSignIn, type SignInStart } from "./use-sign-in";

interface Props {
  locale: Locale;
  texts: TextTree;
  /** The sentence about the terms, under the first step. */
  terms: ReactNode;
  /** State of this browser's sign-in; the first step when left out. */
  start?: SignInStart;
}

/** E-mail, then code. Source: specification §2, sign-in screen. */
export function SignIn({ locale, texts, terms, start }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const id = useId();
  const errors = { required: t("email.required"), email: t("email.invalid"), failed: t("failed") };
  const form = useSignIn(locale, errors, start);
  const isWatchWaiting = useBrowserValue(hasWaiting, false);
  if (form.step === "code") return <CodeStep t={t} form={form} locale={locale} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    void form.ask(typeof email === "string" ? email : "");
  };
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/auth/login"
      ref={disableNativeValidation}
      onSubmit={submit}
    >
      <input type="hidden" name="lang" value={locale} />
      <div className={styles.head}>
        <h1 data-type="t1">{t("email.title")}</h1>
        <p data-type="lead">{t("email.text")}</p>
      </div>
      {isWatchWaiting && <Notice role="status">{t("email.watch")}</Notice>}
      <Field id={id} label={t("email.label")} error={form.error ?? undefined}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            defaultValue={form.email}
            readOnly={form.loading}
            onInput={() => form.error !== null && form.say(null)}
          />
        )}
      </Field>
      <Button type="submit" width="full" busy={form.loading} aria-disabled={form.loading || undefined}>
        <span>{form.loading ? t("email.sending") : t("email.submit")}</span>
        {!form.loading && <Icon name="arrow" />}
      </Button>
      <p data-type="note">{terms}</p>
    </form>
  );
}
