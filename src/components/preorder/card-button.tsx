"use client";
import { useState } from "react";
import { Button } from "../primitives/button";
import { Icon } from "../primitives/icon";
import styles from "./pay-panel.module.css";
import type { PreorderTexts } from "./preorder-words";

interface Props {
  /** @returns the payment page, null where it could not be opened */
  pay: () => Promise<string | null>;
  disabled: boolean;
  /** What is charged, in words. */
  amount: string;
  t: PreorderTexts;
}

/** Orders and goes to the card provider's page; a second press while it opens does nothing. */
export function CardButton({ pay, disabled, amount, t }: Props) {
  const [isOpening, setOpening] = useState(false);
  const press = async () => {
    if (isOpening) return;
    setOpening(true);
    const url = await pay();
    // While the browser leaves, the button stays busy.
    if (url === null) setOpening(false);
    else window.location.assign(url);
  };
  return (
    <Button width="full" disabled={disabled} busy={isOpening} onClick={() => void press()}>
      <span>{isOpening ? t("pay.paying") : t("pay.button")}</span>
      {!isOpening && (
        <span className={styles.amount}>
          {amount} <Icon name="arrow" />
        </span>
      )}
    </Button>
  );
}
