"use client";
import { useEffect, useState, type ReactNode } from "react";
import { cardEnd } from "@/src/domain/gift-card/validity";
import { dateTag } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import { GiftCardFace } from "./gift-card-face";
import styles from "./gift-desk.module.css";
import { GiftForm, type GiftFormProps } from "./gift-form";
import { typedBefore, type TypedGift } from "./typed-gift";

type Props = Omit<GiftFormProps, "chosen" | "onChoose" | "onType" | "today" | "until"> & {
  /** Name of the shop. */
  brand: string;
  /** sku chosen at first */
  initial: string;
  /** Of what comes by parcel; the card that comes by mail is drawn. */
  picture: ReactNode;
  /** Title and text. */
  children: ReactNode;
};

/** The form to buy a gift: its appearance, and its message. */
export function GiftDesk({ brand, initial, picture, children, ...form }: Props) {
  const { choices, words, texts, locale } = form;
  const [sku, setSku] = useState(initial);
  const [typed, setTyped] = useState<TypedGift>(() => typedBefore(form.written));
  const [today, setToday] = useState<Date | null>(null);
  // The page is cached for days: only the browser knows the current date.
  useEffect(() => setToday(new Date()), []);
  const [least, greatest] = [choices[0], choices.at(-1)];
  const chosen = choices.find((choice) => choice.sku === sku) ?? least;
  if (!chosen || !least || !greatest) return null;
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  const until = today && words.until.replace("{day}", day.format(cardEnd(today)));
  return (
    <div className={styles.desk}>
      <div className={styles.stage} data-filled={picture ? "" : undefined}>
        {picture ?? (
          <div className={styles.shown}>
            <GiftCardFace
              brand={brand}
              amount={chosen.price}
              range={{ least: choices.length > 1 ? least.price : minor(0), greatest: greatest.price }}
              name={texts.title}
              recipient={typed.recipientName && words.to.replace("{name}", () => typed.recipientName)}
              until={until ?? ""}
              locale={locale}
            />
            {typed.message && (
              <figure className={styles.message}>
                <blockquote data-type="reading">{typed.message}</blockquote>
                <figcaption>{typed.senderName}</figcaption>
              </figure>
            )}
          </div>
        )}
      </div>
      <div className={styles.column}>
        {children}
        <GiftForm {...form} chosen={chosen} onChoose={setSku} onType={setTyped} today={today} until={until} />
      </div>
    </div>
  );
}
