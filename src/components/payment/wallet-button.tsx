"use client";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type pages from "@/src/i18n/messages/fr/pages.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { ActionForm, type SentValues } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";
import { usePaymentPage } from "./use-payment-page";

interface Props {
  /**
   * Creates the PayPal order; called once per press.
   * @returns the address of its page, null where that failed: then the parent component shows the reason.
   */
  pay: () => Promise<string | null>;
  /** Where a browser without scripts sends the order; the answer redirects to the same page. */
  action: string;
  values: SentValues;
  disabled?: boolean;
  locale: Locale;
  /** pageTexts of "wallet" */
  texts: TextTree;
}

/**
 * Orders and goes to PayPal to agree to the payment. A link to PayPal's own page, none of its scripts: nothing of a
 * third party is loaded here. Show it only where the page's data say that the wallet is offered (walletOffered).
 */
export function WalletButton({ pay, action, values, disabled = false, locale, texts }: Props) {
  const t = browserTexts<(typeof pages)["wallet"]>(texts, locale);
  const { isOpening, openPage } = usePaymentPage(pay);
  return (
    <ActionForm action={action} values={values} onAct={() => void openPage()}>
      <Button type="submit" tone="outline" width="full" disabled={disabled} busy={isOpening}>
        <span>{isOpening ? t("opening") : t("button")}</span>
        {!isOpening && <b translate="no">PayPal</b>}
      </Button>
    </ActionForm>
  );
}
