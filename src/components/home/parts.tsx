import { getTranslations } from "next-intl/server";
import type { PictureTextBlock } from "@/src/blocks/picture-text/picture-text-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { BlockTitle } from "@/src/components/editorial/block-title";
import { EditorButton } from "@/src/components/editorial/editor-button";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { PartsList, type PartColumn } from "./parts-list";
import styles from "./parts.module.css";

interface Props {
  /** Its texts; the parts illustrate them. */
  block: PictureTextBlock;
  catalogue: Catalogue;
  locale: Locale;
}

const onSale = (options: readonly Option[]) => options.filter(({ enabled }) => enabled);

/** Number of finishes of a case: the maximum of all types. */
const finishesPerCase = ({ caseColor, caseType }: Catalogue): number =>
  Math.max(
    0,
    ...caseType.map(({ key }) => caseColor.filter((color) => color.enabled && color.caseType === key).length),
  );

/** The watch taken apart along one axis, each part above the number of its kind; all counted from the catalogue. */
export async function Parts({ block, catalogue, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "home.parts" });
  const rotors = onSale(catalogue.rotor);
  const dials = onSale(catalogue.dial);
  const engraved = rotors.length - 1;
  const painted = dials.filter(({ hasWarning }) => hasWarning).length;
  const columns: readonly PartColumn[] = [
    {
      id: "rotors",
      count: String(rotors.length),
      text: t("rotors", { engraved }),
    },
    {
      id: "straps",
      count: String(onSale(catalogue.strapStyle).length),
      text: t("straps"),
    },
    {
      id: "cases",
      count: `${onSale(catalogue.caseType).length} × ${finishesPerCase(catalogue)}`,
      text: t("cases"),
    },
    {
      id: "dials",
      count: String(dials.length),
      text: t("dials", { painted }),
    },
    {
      id: "hands",
      count: String(onSale(catalogue.hands).length),
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
        <PartsList columns={columns} />
      </div>
    </section>
  );
}
