"use client";
import { useAtomValue } from "jotai";
import { noteTooLong, payErrorAtom, type PayError as EndpointError } from "@/src/client/state/checkout";
import { LegalLink } from "@/src/components/primitives/legal-link";
import { Notice } from "@/src/components/primitives/notice";
import { useCartContext, type FirstCart } from "./cart-context";

/** Of a payment that was requested without our script. */
function firstError(first: FirstCart | null): EndpointError | null {
  const outcome = first?.outcome;
  if (!outcome || outcome.isDone || outcome.path !== "/api/checkout") return null;
  return "note" in outcome.errors ? noteTooLong : { message: "purchase_error", reason: outcome.error };
}

/** Why the payment did not open. Source: specification §8, checkout. */
export function PayError() {
  const { first, locale, t } = useCartContext();
  const error = useAtomValue(payErrorAtom) ?? firstError(first);
  if (!error) return null;
  const reason = error.reason === null ? undefined : t.optional(`reasons.${error.reason}`);
  return (
    <Notice tone="error" role="alert">
      <p>{t(error.message)}</p>
      {reason && <p>{reason}</p>}
      {error.reason === "terms-changed" && (
        <p>
          <LegalLink path="/conditions-generales" locale={locale}>
            {t("pay.newTerms")}
          </LegalLink>
        </p>
      )}
    </Notice>
  );
}
