import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";
import { TrueSizeTool } from "@/src/components/sizes/true-size-tool";
import styles from "./size-comparison.module.css";

interface Props {
  offer: Offer;
  /** Watches of which one of another size is compared with it, nearest first. */
  others: readonly Offer[];
  locale: Locale;
  version: string;
}

/** Two watches at their real size: both sizes of this one, or this one and a near one of another size. */
export async function SizeComparison({ offer, others, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.sizes" });
  const [small, large] = diametersOf(offer);
  if (small === undefined) return null;
  const other = others
    .map((candidate) => ({
      offer: candidate,
      diameter: diametersOf(candidate).find((diameter) => diameter !== small),
    }))
    .find(({ diameter }) => diameter !== undefined);
  const second = large === undefined ? other : { offer, diameter: large };
  if (second?.diameter === undefined) return null;
  const percent = Math.round(((second.diameter / small) ** 2 - 1) * 100);
  const names = {
    name: localise(offer.watch.name, locale),
    other: localise(second.offer.watch.name, locale),
  };
  return (
    <section className={styles.sizes} aria-labelledby="sizes">
      <div data-block="">
        <h2 id="sizes" data-type="t1">
          {second.offer === offer ? t("title", { small, large: second.diameter }) : t("pair", names)}
        </h2>
        <p data-type="lead">
          {second.offer === offer
            ? t("text", { gap: second.diameter - small, percent, small, large: second.diameter })
            : t("pairText", { ...names, mine: small, theirs: second.diameter })}
        </p>
        <TrueSizeTool
          locale={locale}
          version={version}
          watches={[
            { offer, diameter: small },
            { offer: second.offer, diameter: second.diameter },
          ]}
        />
      </div>
    </section>
  );
}
