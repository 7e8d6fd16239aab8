import { getTranslations } from "next-intl/server";
import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import type { Reason } from "@/src/domain/quiz/rank-offers";

interface Props {
  reasons: readonly Reason[];
  locale: Locale;
}

/** Why this watch comes first, in a sentence that quotes the answers. Answers without a criterion are left out. */
export async function ReasonSentence({ reasons, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "quiz.results.reason" });
  const list = new Intl.ListFormat(languageTag(locale), { type: "conjunction" });
  const quoted = (some: readonly Reason[]) =>
    list.format(some.map(({ answer }) => t("quoted", { answer: localise(answer.label, locale) })));
  const decisive = reasons.filter(({ of }) => of > 0);
  const met = decisive.filter(({ points }) => points > 0);
  const missed = decisive.filter(({ points }) => points === 0);
  if (met.length === 0) return <p data-type="lead">{t("none")}</p>;
  return (
    <p data-type="lead">
      {missed.length === 0
        ? t("all", { met: quoted(met) })
        : t("some", { met: quoted(met), missed: quoted(missed) })}
    </p>
  );
}
