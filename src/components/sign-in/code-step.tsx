import { useEffect, useId, useRef, useState, type FormEvent, type MouseEvent } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { codeLength } from "@/src/domain/sign-in/sign-in-rules";
import { typedCode } from "@/src/domain/sign-in/typed-code";
import type { Texts, TextKey } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/auth.json";
import { disableNativeValidation } from "@/src/components/forms/disable-native-validation";
import { Button } from "@/src/components/primitives/button";
import { Field } from "@/src/components/primitives/field";
import { Icon } from "@/src/components/primitives/icon";
import { Reglet } from "@/src/components/primitives/reglet";
import { useLive } from "@/src/client/state/live";
import { ResendCode } from "./resend-code";
import styles from "./sign-in.module.css";
import type { useSignIn } from "./use-sign-in";

interface Props {
  t: Texts<TextKey<typeof french>>;
  form: ReturnType<typeof useSignIn>;
  locale: Locale;
}

/** Validation by the browser without our script: digits, also wide ones, and common separators. */
const pattern = `([0-9０-９][\\s\\-]*){${codeLength}}`;

/** Six digits from the mail, in one field. Source: specification §2, sign-in screen; §5, confirmation code. */
export function CodeStep({ t, form, locale }: Props) {
  const id = useId();
  const [code, setCode] = useState("");
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isLive = useLive();
  // One field replaces the other: the focus moves along. Input before hydration counts.
  useEffect(() => {
    field.current?.focus();
    setCode(typedCode(field.current?.value ?? ""));
  }, []);
  const digits = /^\d*$/.test(code);
  const isComplete = digits && code.length === codeLength;
  const [before, after] = t("code.text").split("{email}");
  const ownError = digits
    ? isLeft && code !== "" && !isComplete
      ? t("code.length")
      : null
    : t("code.digits");

  const type = (input: HTMLInputElement) => {
    if (form.loading) return;
    const typed = typedCode(input.value);
    if (input.value !== typed) input.value = typed;
    setCode(typed);
    setLeft(false);
    form.say(null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).has("cartMail");
    if (isComplete) void form.confirm(code, wanted);
    else setLeft(true);
  };
  const restart = (event: MouseEvent) => {
    event.preventDefault();
    form.restart();
  };
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/auth/confirm-email"
      ref={disableNativeValidation}
      onSubmit={submit}
    >
      <input type="hidden" name="lang" value={locale} />
      <input type="hidden" name="email" value={form.email} />
      <div className={styles.head}>
        <h1 data-type="t1">{t("code.title")}</h1>
        <p data-type="lead">
          {before}
          <strong>{form.email}</strong>
          {after}{" "}
          <a data-type="link" href={localeHref(locale, "/auth")} onClick={restart}>
            {t("code.change")}
          </a>
        </p>
      </div>
      <div className={styles.code}>
        <Field id={id} label={t("code.label")} error={ownError ?? form.error ?? undefined}>
          {(control) => (
            <>
              <input
                {...control}
                name="code"
                required
                pattern={pattern}
                readOnly={form.loading}
                onInput={(event) => type(event.currentTarget)}
                onBlur={() => setLeft(true)}
                inputMode="numeric"
                autoComplete="one-time-code"
                ref={field}
              />
              <Reglet ticks={codeLength} every={1} value={digits ? code.length : 0} />
            </>
          )}
        </Field>
      </div>
      {/* Never preselected: an unticked one changes nothing. */}
      <label className={styles.choice}>
        <input type="checkbox" name="cartMail" />
        <span data-type="note">{t("code.cartMail")}</span>
      </label>
      <Button
        type="submit"
        width="full"
        busy={form.loading}
        disabled={isLive && (!isComplete || form.loading)}
      >
        <span>{form.loading ? t("code.sending") : t("code.submit")}</span>
        {!form.loading && <Icon name="arrow" />}
      </Button>
      <p data-type="note" role="status">
        <ResendCode
          key={form.sent}
          t={t}
          isAgain={form.sent > 1}
          onResend={() => void form.ask(form.email)}
        />
      </p>
    </form>
  );
}
