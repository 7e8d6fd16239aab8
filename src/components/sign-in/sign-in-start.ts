import type { FormOutcome } from "@/src/domain/forms/form-outcome";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type french from "@/src/i18n/messages/fr/auth.json";
import type { TextTree } from "@/src/i18n/text-tree";
import type { SignInStart } from "./use-sign-in";

const textOf = (value: FormOutcome["values"][string] | undefined) => (typeof value === "string" ? value : "");

/**
 * The step of an outcome; null for another form's. A refusal by the shop is a sentence already, a validation error is
 * a code.
 */
export function signInStart(
  { path, isDone, errors, values }: FormOutcome,
  texts: TextTree,
  locale: Locale,
): SignInStart | null {
  const t = browserTexts<typeof french>(texts, locale);
  const email = textOf(values.email);
  if (path === "/api/auth/login") {
    if (isDone) return { step: "code", email, error: null };
    const { email: error } = errors;
    if (error === undefined) return { step: "email", email, error: t("failed") };
    const own = { required: t("email.required"), email: t("email.invalid") }[error];
    return { step: "email", email, error: own ?? error };
  }
  if (path !== "/api/auth/confirm-email" || isDone) return null;
  const { code: error } = errors;
  if (error === undefined) return { step: "code", email, error: t("failed") };
  return { step: "code", email, error: error === "Must be exactly 6 digits" ? t("code.length") : error };
}
