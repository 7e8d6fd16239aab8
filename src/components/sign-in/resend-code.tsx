import { useEffect, useState, type MouseEvent } from "react";
import type { Texts, TextKey } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/auth.json";
import { useLive } from "@/src/client/state/live";

interface Props {
  t: Texts<TextKey<typeof french>>;
  /** Whether this is a repeated code. */
  isAgain: boolean;
  onResend: () => void;
}

/** Seconds a mail takes at worst. */
const patience = 60;

/** Offers another code, once the first one has had time to arrive. */
export function ResendCode({ t, isAgain, onResend }: Props) {
  const [left, setLeft] = useState(patience);
  // Without scripts there is no countdown, and a button that is guarded by the shop's own limits.
  const isWaiting = useLive() && left > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const clock = window.setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => window.clearInterval(clock);
  }, [isWaiting]);
  const resend = (event: MouseEvent) => {
    event.preventDefault();
    onResend();
  };
  return (
    <>
      <span>{t(isAgain ? "code.again" : "code.nothing")}</span>{" "}
      {isWaiting ? (
        // A screen reader does not announce every second.
        <span aria-hidden="true">{t("code.resendIn", { seconds: left })}</span>
      ) : (
        <button type="submit" formAction="/api/auth/login" formNoValidate data-type="link" onClick={resend}>
          {t("code.resend")}
        </button>
      )}
    </>
  );
}
