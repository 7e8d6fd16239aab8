import { getTranslations } from "next-intl/server";
import type { PictureTextBlock } from "@/src/blocks/picture-text/picture-text-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { countParts } from "@/src/domain/watch/count-parts";
import type { BrandPrinting } from "@/src/domain/watch/dial-printing";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { EditorButton } from "@/src/components/editorial/editor-button";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { apartPrinting } from "./apart-printing";
import { PartsList, type PartColumn } from "./parts-list";
import styles from "./parts.module.css";

interface Props {
  /** Its texts; the parts illustrate them. */
  block: PictureTextBlock;
  catalogue: Catalogue;
  /** What the brand prints on dials. */
  printing: BrandPrinting;
  locale: Locale;
}

/** Number of finishes of a case: the maximum of all types. */
const finishesPerCase = ({ caseColor, caseType }: Catalogue): number =>
  Math.max(
    0,
    ...caseType.map(({ key }) => caseColor.filter((color) => color.enabled && color.caseType === key).length),
  );

/** The watch taken apart along one axis, each part above the number of its kind; all counted from the catalogue. */
export async function Parts({ block, catalogue, printing, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "home.parts" });
  const counts = countParts(catalogue);
  const columns: readonly PartColumn[] = [
    {
      id: "rotors",
      count: String(counts.rotors),
      text: t("rotors", { engraved: counts.rotors - 1 }),
    },
    {
      id: "straps",
      count: String(counts.strapFamilies),
      text: t("straps"),
    },
    {
      id: "cases",
      count: `${counts.cases} × ${finishesPerCase(catalogue)}`,
      text: t("cases"),
    },
    {
      id: "dials",
      count: String(counts.dials),
      text: t("dials", { painted: counts.workshopDials }),
    },
    {
      id: "hands",
      count: String(counts.hands),
      text: t("hands"),
    },
  ];
  return (
    <section className={styles.parts}>
      <div data-block="">
        <div className={styles.head} data-grid="">
          <BlockTitle title={block.title} locale={locale} isFirst={false} />
          <div>
            <Paragraphs text={block.text} locale={locale} />
            <EditorButton link={block.link} locale={locale} />
          </div>
        </div>
        <PartsList columns={columns} printing={apartPrinting(printing)} />
      </div>
    </section>
  );
}
