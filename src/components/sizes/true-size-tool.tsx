import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Offer } from "@/src/domain/watch/offer";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import { sizeFigures } from "./size-figures";
import { TrueSize } from "./true-size";

interface Props {
  locale: Locale;
  /** Version of the catalogue. */
  version: string;
  watches: readonly { readonly offer: Offer; readonly diameter: number }[];
}

/** Watches at their real size; several sizes of one watch are told apart by the size alone. */
export async function TrueSizeTool({ locale, version, watches }: Props) {
  const t = await getTranslations({ locale, namespace: "sizes.true" });
  const areNamed = new Set(watches.map(({ offer }) => offer.watch.code)).size > 1;
  return (
    <>
      <noscript>
        <style>{"[data-scripted]{display:none!important}"}</style>
        <p>{t("scriptless")}</p>
      </noscript>
      <TrueSize
        locale={locale}
        texts={{
          card: t("card"),
          cardText: t("cardText"),
          cardSlider: t("cardSlider"),
          wrist: t("wrist"),
          wristSlider: t("wristSlider"),
          wristValue: t.raw("wristValue"),
          watches: t("watches"),
          fits: t.raw("fits"),
          juts: t.raw("juts"),
          edge: t("edge"),
          note: t("note"),
          reset: t("reset"),
        }}
        watches={watches.map(({ offer, diameter }) => ({
          diameter,
          lugToLug: sizeFigures(offer, diameter).lugToLug,
          ...(areNamed && { name: localise(offer.watch.name, locale) }),
          picture: (
            <WatchPicture
              parts={offer.watch.parts}
              version={version}
              stage="transparent"
              sizes="420px"
              alt=""
            />
          ),
        }))}
      />
    </>
  );
}
