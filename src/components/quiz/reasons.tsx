import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Reason } from "@/src/domain/quiz/rank-offers";
import type { Trait } from "@/src/domain/quiz/traits";
import { diametersOf, mainProduct, type Offer } from "@/src/domain/watch/offer";
import type { Storefront } from "@/src/services/content/load-storefront";
import { OfferPrice } from "@/src/components/price/offer-price";
import styles from "./quiz-results.module.css";

interface Props {
  reasons: readonly Reason[];
  offer: Offer;
  storefront: Storefront;
  locale: Locale;
}

/** Each question with its answer beside the matching property of the watch; unmet ones are included. */
export async function Reasons({ reasons, offer, storefront: { catalogue, settings }, locale }: Props) {
  const t = await getTranslations({ locale });
  const { watch } = offer;
  const { caseColor, strapStyle } = watch.parts;
  const labelOf = (options: readonly { key: string; label: { fr: string } }[], key: string) => {
    const option = options.find((candidate) => candidate.key === key);
    return option ? localise(option.label, locale) : key;
  };
  const facts: Readonly<Record<Trait, () => ReactNode>> = {
    line: () => localise(watch.line.name, locale),
    diameter: () => `${diametersOf(offer).join(" / ")} mm`,
    color: () => t(`watches.colors.${watch.color}`),
    strap: () => labelOf(catalogue.strapStyle, strapStyle),
    price: () => <OfferPrice product={mainProduct(offer)} rates={settings.rates} locale={locale} />,
    metal: () => labelOf(catalogue.caseColor, caseColor),
    making: () => t(`quiz.results.making.${mainProduct(offer).availability}`),
  };
  return (
    <table className={styles.reasons}>
      <thead data-sr="">
        <tr>
          <th scope="col">{t("quiz.results.answer")}</th>
          <th scope="col">{t("quiz.results.fact")}</th>
        </tr>
      </thead>
      <tbody>
        {reasons
          .filter(({ of }) => of > 0)
          .map(({ question, answer, points }) => (
            <tr key={question.key}>
              <th scope="row">
                <small>{localise(question.title, locale)}</small>
                {localise(answer.label, locale)}
              </th>
              <td>
                {[...new Set(answer.rules.map(({ trait }) => trait))].map((trait) => (
                  <span key={trait}>{facts[trait]()}</span>
                ))}
                {points === 0 && <small>{t("quiz.results.unmet")}</small>}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
