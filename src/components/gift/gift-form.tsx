"use client";
import { useCallback, useEffect, useRef } from "react";
import type { CartItem } from "@/src/domain/contracts/cart";
import { parseSku } from "@/src/domain/cart/parse-sku";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import type { FieldView, FormTexts } from "@/src/components/forms/form-view";
import type { FormTarget } from "@/src/components/forms/send-form";
import { FormEnvelope } from "@/src/components/forms/form-envelope";
import { disableNativeValidation } from "@/src/components/forms/disable-native-validation";
import { useForm, type Written } from "@/src/components/forms/use-form";
import { LivePrice } from "@/src/components/price/live-price";
import { Button } from "@/src/components/primitives/button";
import { Notice } from "@/src/components/primitives/notice";
import { AmountChoice } from "./amount-choice";
import { AmountSlider } from "./amount-slider";
import type { GiftChoice } from "./gift-choice";
import { GiftFields } from "./gift-fields";
import styles from "./gift-form.module.css";
import { typedIn, type TypedGift } from "./typed-gift";
import { useGiftLine } from "./use-gift-line";

/** Texts beside the form's own. */
export type GiftWords = Readonly<
  Record<"any" | "to" | "until" | "euros" | "notOffered" | "note" | "save" | "saving", string>
>;

export interface GiftFormProps {
  form: FormTarget;
  fields: readonly FieldView[];
  texts: FormTexts & { readonly title: string };
  words: GiftWords;
  /** Least first. */
  choices: readonly GiftChoice[];
  chosen: GiftChoice;
  onChoose: (sku: string) => void;
  /** Names and message, as typed. */
  onType: (typed: TypedGift) => void;
  /** Null until the browser has determined it. */
  today: Date | null;
  /** Expiry of a card bought today, in words. */
  until: string | null;
  rates: Rates;
  locale: Locale;
  /** Previous input, with its errors. */
  written?: Written;
}

/** Amounts that are shown side by side; more of them become a slider. */
const MAX_BUTTONS = 12;

/** Amount and message; the resulting article is in the cart. */
export function GiftForm({ form: target, fields, texts, words, onChoose, onType, ...props }: GiftFormProps) {
  const { choices, chosen, today, until, rates, locale, written } = props;
  const element = useRef<HTMLFormElement>(null);
  const showLine = useCallback(
    ({ product }: CartItem) => {
      onChoose(parseSku(product).article);
      if (element.current) onType(typedIn(element.current));
    },
    [onChoose, onType],
  );
  // Choices made before hydration are only in the DOM of the form.
  useEffect(() => {
    if (!element.current) return;
    const sku = new FormData(element.current).get("sku");
    const chosen = choices.find((choice) => sku === choice.sku || sku === String(choice.price / 100));
    if (chosen) onChoose(chosen.sku);
    onType(typedIn(element.current));
  }, [choices, onChoose, onType]);
  const line = useGiftLine({ kind: target.name, locale, form: element, onFound: showLine });
  const form = useForm(target, fields, locale, { onTaken: line.putIntoCart, written });
  const isSending = form.step === "sending";
  const sku = fields.find(({ name }) => name === "sku");
  const amount = { legend: sku?.label ?? "", choices, chosen: chosen.sku, onChoose, rates, locale };
  const skuError = form.errors.sku && (sku?.errors[form.errors.sku] ?? texts.errors.failed);
  const error = form.error === null ? skuError : (texts.errors[form.error] ?? texts.errors.failed);
  const idle = line.isEdited ? words.save : texts.submit;
  const busy = line.isEdited ? words.saving : texts.sending;
  return (
    <form
      ref={(form) => {
        element.current = form;
        disableNativeValidation(form);
      }}
      className={styles.form}
      method="post"
      action={target.path}
      onInput={(event) => {
        form.recheck(event);
        onType(typedIn(event.currentTarget));
      }}
      onSubmit={form.submit}
    >
      {choices.length > MAX_BUTTONS && (
        <AmountSlider inEuros={words.euros} notOffered={words.notOffered} {...amount} />
      )}
      {choices.length > 1 && choices.length <= MAX_BUTTONS && <AmountChoice {...amount} />}
      {choices.length === 1 && <input type="hidden" name="sku" value={chosen.sku} />}
      <GiftFields {...{ fields, texts, today, written }} errors={form.errors} any={words.any} />
      <FormEnvelope target={target} locale={locale} />
      <div role="alert">{error && <Notice tone="error">{error}</Notice>}</div>
      <Button type="submit" width="full" busy={isSending}>
        <span>{isSending ? busy : idle}</span>
        {!isSending && <LivePrice price={chosen.price} rates={rates} locale={locale} />}
      </Button>
      <p data-type="note">{words.note.replace("{until}", until ?? "…")}</p>
    </form>
  );
}
