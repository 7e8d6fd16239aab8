"use client";
import { useEffect, useState, type ReactNode } from "react";
import { cardEnd } from "@/src/domain/gift-card/validity";
import { dateTag } from "@/src/domain/locale/locale";
import { GiftCardFace } from "./gift-card-face";
import styles from "./gift-desk.module.css";
import { GiftForm, type GiftFormProps } from "./gift-form";

type Props = Omit<GiftFormProps, "chosen" | "onChoose" | "onName" | "today" | "until"> & {
  /** sku chosen at first */
  initial: string;
  /** Its picture; a gift card is drawn. */
  picture: ReactNode;
  /** Title and text. */
  children: ReactNode;
};

/** The form to buy a gift: its appearance, and its message. */
export function GiftDesk({ initial, picture, children, ...form }: Props) {
  const { choices, words, texts, locale } = form;
  const [sku, setSku] = useState(initial);
  const [name, setName] = useState(String(form.written?.values.recipientName ?? ""));
  const [today, setToday] = useState<Date | null>(null);
  // The page is cached for days: only the browser knows the current date.
  useEffect(() => setToday(new Date()), []);
  const [least, greatest] = [choices[0], choices.at(-1)];
  const chosen = choices.find((choice) => choice.sku === sku) ?? least;
  if (!chosen || !least || !greatest) return null;
  const day = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "long", timeZone: "Europe/Paris" });
  const until = today && words.until.replace("{day}", day.format(cardEnd(today)));
  const recipient = name.trim();
  return (
    <div className={styles.desk}>
      <div className={styles.stage} data-filled={picture ? "" : undefined}>
        {picture ?? (
          <GiftCardFace
            amount={chosen.price}
            range={{ least: least.price, greatest: greatest.price }}
            name={texts.title}
            recipient={recipient === "" ? "" : words.to.replace("{name}", () => recipient)}
            until={until ?? ""}
            locale={locale}
          />
        )}
      </div>
      <div className={styles.column}>
        {children}
        <GiftForm {...form} chosen={chosen} onChoose={setSku} onName={setName} today={today} until={until} />
      </div>
    </div>
  );
}
