"use client";
import { useSetAtom } from "jotai";
import { flushSync } from "react-dom";
import { localeHref } from "@/src/i18n/locale-href";
import { visibleAtom } from "@/src/client/state/configurator/configurator";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { useConfigurator } from "./configurator-context";
import { stepHeadingId } from "./panel";
import styles from "./in-cart.module.css";

/** Replaces the hidden panel once the watch is in the cart: open the cart, or continue composing. */
export function InCart() {
  const { locale, t } = useConfigurator();
  const showPanel = useSetAtom(visibleAtom);
  // The button is removed with its notice, so the focus moves to its replacement.
  const goOn = () => {
    flushSync(() => showPanel(true));
    document.getElementById(stepHeadingId)?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.done}>
      <div>
        <h2 data-type="t3">{t("inCart.title")}</h2>
        <p data-type="note">{t("inCart.text")}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="outline" onClick={goOn}>
          {t("inCart.continue")}
        </Button>
        <ButtonLink href={localeHref(locale, "/panier")}>{t("inCart.cart")}</ButtonLink>
      </div>
    </section>
  );
}
