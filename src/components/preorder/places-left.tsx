"use client";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";
import { browserTexts } from "@/src/i18n/browser-texts";
import type { TextTree } from "@/src/i18n/text-tree";
import type french from "@/src/i18n/messages/fr/preorder.json";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./places-left.module.css";
import { dayWords, type PreorderTexts } from "./preorder-words";
import { useOffer } from "./use-offer";

interface WordsProps {
  offer: Pick<PreorderResponse, "stage" | "left" | "pieces" | "opensAt">;
  t: PreorderTexts;
  locale: Locale;
}

/** How many numbers are free, or why none is available: one graduation is one piece. */
export function PlacesWords({ offer: { stage, left, pieces, opensAt }, t, locale }: WordsProps) {
  const text =
    stage === "open"
      ? t.count("left", left, { pieces })
      : t(`stages.${stage}`, { pieces, day: opensAt === null ? "" : dayWords(opensAt, locale) });
  return (
    <div className={styles.left}>
      {stage === "open" && <Reglet ticks={pieces} every={10} value={pieces - left} />}
      <p data-type="note">{text}</p>
    </div>
  );
}

interface Props {
  offer: string;
  texts: TextTree;
  locale: Locale;
}

/** The same where the page's data lack it. Its space is reserved while the request is under way. */
export function PlacesLeft({ offer: key, texts, locale }: Props) {
  const offer = useOffer(key, locale);
  const t = browserTexts<typeof french>(texts, locale);
  return (
    <div className={styles.place} role="status">
      {typeof offer !== "string" && <PlacesWords offer={offer} t={t} locale={locale} />}
    </div>
  );
}
