"use client";
import { ActionForm, type SentValues } from "@/src/components/primitives/action-form";
import { Button } from "@/src/components/primitives/button";
import { usePaymentPage } from "@/src/components/payment/use-payment-page";
import { Icon } from "@/src/components/primitives/icon";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import styles from "./pay-panel.module.css";
import type { PreorderTexts } from "./preorder-words";

interface Props {
  /** @returns the payment page, null where it could not be opened */
  pay: () => Promise<string | null>;
  disabled: boolean;
  /** Form data for a browser without scripts. */
  values: SentValues;
  /** The charged amount, in words. */
  amount: string;
  t: PreorderTexts;
}

/** Orders and goes to the card provider's page; a second press while it opens does nothing. */
export function CardButton({ pay, disabled, values, amount, t }: Props) {
  const { isOpening, openPage } = usePaymentPage(pay);
  return (
    <ActionForm action="/api/preorder/pay" values={values} onAct={() => void openPage()}>
      <Button type="submit" width="full" disabled={disabled} busy={isOpening}>
        <span>{isOpening ? t("pay.paying") : t("pay.button")}</span>
        {!isOpening && (
          <span className={styles.amount}>
            <LiveFigure>{amount}</LiveFigure> <Icon name="arrow" />
          </span>
        )}
      </Button>
    </ActionForm>
  );
}
