import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { codeLength } from "../../domain/sign-in/sign-in-rules";
import type { Texts, TextKey } from "../../i18n/browser-texts";
import type french from "../../i18n/messages/fr/auth.json";
import { Button } from "../primitives/button";
import { Field } from "../primitives/field";
import { Icon } from "../primitives/icon";
import { Reglet } from "../primitives/reglet";
import { ResendCode } from "./resend-code";
import styles from "./sign-in.module.css";
import { typedCode } from "./typed-code";
import type { useSignIn } from "./use-sign-in";

interface Props {
  t: Texts<TextKey<typeof french>>;
  form: ReturnType<typeof useSignIn>;
}

/** Six digits from the mail, in one field. Source: specification §2, sign-in screen; §5, confirmation code. */
export function CodeStep({ t, form }: Props) {
  const id = useId();
  const [code, setCode] = useState("");
  const [isLeft, setLeft] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // One field instead of the other: whoever was writing goes on writing.
  useEffect(() => field.current?.focus(), []);
  const digits = /^\d*$/.test(code);
  const isComplete = digits && code.length === codeLength;
  const [before, after] = t("code.text").split("{email}");
  const ownError = digits
    ? isLeft && code !== "" && !isComplete
      ? t("code.length")
      : null
    : t("code.digits");

  const type = (typed: string) => {
    if (form.loading) return;
    setCode(typedCode(typed));
    setLeft(false);
    form.say(null);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).has("cart-mail");
    if (isComplete) void form.confirm(code, wanted);
    else setLeft(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <h1 data-type="t1">{t("code.title")}</h1>
        <p data-type="chapo">
          {before}
          <strong>{form.email}</strong>
          {after}{" "}
          <button type="button" data-type="lien" onClick={form.restart}>
            {t("code.change")}
          </button>
        </p>
      </div>
      <div className={styles.code}>
        <Field id={id} label={t("code.label")} error={ownError ?? form.error ?? undefined}>
          {(control) => (
            <>
              <input
                {...control}
                name="code"
                value={code}
                onChange={(event) => type(event.currentTarget.value)}
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
      {/* Never ticked by us: an unticked one changes nothing. */}
      <label className={styles.choice}>
        <input type="checkbox" name="cart-mail" />
        <span data-type="note">{t("code.cartMail")}</span>
      </label>
      <Button type="submit" width="full" busy={form.loading} disabled={!isComplete || form.loading}>
        {form.loading ? t("code.sending") : t("code.submit")}
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
