"use client";
import { useSetAtom } from "jotai";
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { addAndShowAtom } from "@/src/client/state/add-and-show";
import { LivePrice } from "@/src/components/price/live-price";
import { Button, ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { Notice } from "@/src/components/primitives/notice";
import type { BuyChoice } from "./buy-choice";
import { buyFormId } from "./buy-form-id";
import styles from "./buy-form.module.css";
import { DiameterChoice } from "./diameter-choice";

interface Props {
  choices: readonly BuyChoice[];
  /** sku chosen at first; the first choice when left out */
  initial?: string;
  rates: Rates;
  locale: Locale;
  /** Under the price: the 30-day lowest price, VAT. */
  note: ReactNode;
  sizeGuide: ReactNode;
  texts: Record<
    | "reduced"
    | "before"
    | "diameter"
    | "add"
    | "adding"
    | "failed"
    | "failedHelp"
    | "configure"
    | "soldOut"
    | "ahead",
    string
  >;
}

/** Diameter, price and the two actions. Adding opens the cart drawer at once. */
export function BuyForm({ choices, initial, rates, locale, note, sizeGuide, texts }: Props) {
  const [sku, setSku] = useState(initial ?? choices[0]?.sku);
  const [state, setState] = useState<"idle" | "adding" | "failed">("idle");
  const addAndShow = useSetAtom(addAndShowAtom);
  const form = useRef<HTMLFormElement>(null);
  // Choices made before hydration are only in the DOM of the form.
  useEffect(() => {
    const early = form.current && new FormData(form.current).get("sku");
    if (typeof early === "string") setSku(early);
  }, []);
  const chosen = choices.find((choice) => choice.sku === sku) ?? choices[0];
  if (!chosen) return null;
  const price = { rates, locale };
  const isReduced = chosen.price.price < chosen.fullPrice.price;
  const isAdding = state === "adding";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding || !chosen.isSold) return;
    setState("adding");
    const change = await addAndShow({ sku: chosen.sku, locale });
    setState(change === "failed" ? "failed" : "idle");
  };

  return (
    <>
      <form
        ref={form}
        id={buyFormId}
        className={styles.form}
        method="post"
        action={`/api/cart/add?locale=${locale}`}
        onSubmit={submit}
      >
        <input type="hidden" name="quantity" value="1" />
        <div className={styles.price}>
          <p className={styles.amount}>
            {isReduced && <span data-sr="">{texts.reduced} </span>}
            <LivePrice price={chosen.price} {...price} />
            {isReduced && (
              <>
                <span data-sr=""> {texts.before} </span>
                <s>
                  <LivePrice price={chosen.fullPrice} look="struck" {...price} />
                </s>
              </>
            )}
          </p>
          <p data-type="note">{note}</p>
          {chosen.instalment && (
            <p
              className={styles.instalment}
              data-type="note"
              data-price={chosen.instalment.all}
              suppressHydrationWarning
            >
              {chosen.instalment.euro}
            </p>
          )}
        </div>
        <DiameterChoice
          choices={choices}
          chosen={chosen.sku}
          legend={texts.diameter}
          guide={sizeGuide}
          onChoose={setSku}
        />
        {chosen.straps}
        <div className={styles.actions}>
          {chosen.ahead ? (
            <ButtonLink width="full" href={chosen.ahead}>
              <span>{texts.ahead}</span>
              <LivePrice price={chosen.price} {...price} />
            </ButtonLink>
          ) : chosen.notice ? (
            <p className={styles.soldOut}>{texts.soldOut}</p>
          ) : (
            <Button type="submit" width="full" busy={isAdding} disabled={!chosen.isSold}>
              <span>{!chosen.isSold ? texts.soldOut : isAdding ? texts.adding : texts.add}</span>
              {!isAdding && <LivePrice price={chosen.price} {...price} />}
            </Button>
          )}
          {chosen.configurator && (
            <ButtonLink tone="outline" width="full" href={chosen.configurator}>
              <span>{texts.configure}</span>
              <Icon name="arrow" />
            </ButtonLink>
          )}
          {chosen.remade}
          {state === "failed" && (
            <Notice tone="error" role="alert">
              <strong>{texts.failed}</strong> {texts.failedHelp}
            </Notice>
          )}
        </div>
      </form>
      {choices.map((choice) => (
        <div key={choice.sku} hidden={choice !== chosen}>
          {choice.notice}
        </div>
      ))}
    </>
  );
}
