import { getTranslations } from "next-intl/server";
import type { PictureTextBlock } from "@/src/domain/content/picture-blocks";
import type { Locale } from "@/src/domain/locale/locale";
import type { Catalogue, Option } from "@/src/domain/watch/catalogue";
import { defaultSelection } from "@/src/domain/watch/selection";
import { shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";
import { BlockTitle } from "@/src/components/blocks/block-title";
import { EditorButton } from "@/src/components/blocks/editor-button";
import { Paragraphs } from "@/src/components/blocks/paragraphs";
import { PartsList } from "./parts-list";
import styles from "./parts.module.css";

interface Props {
  /** Its words; the parts illustrate them. */
  block: PictureTextBlock;
  catalogue: Catalogue;
  locale: Locale;
}

const onSale = (options: readonly Option[]) => options.filter(({ enabled }) => enabled);

/** The first engraved rotor that is drawn, else the standard one. */
const rotorToShow = (rotors: readonly Option[]): string =>
  rotors.find(({ key, layer }) => key !== defaultSelection.rotor && layer)?.key ?? defaultSelection.rotor;

/** Finishes a case comes in: the most any type has. */
const finishesPerCase = ({ caseColor, caseType }: Catalogue): number =>
  Math.max(
    0,
    ...caseType.map(({ key }) => caseColor.filter((color) => color.enabled && color.caseType === key).length),
  );

/** The watch taken apart along one axis, each part above the number of its kind; all counted from the catalogue. */
export async function Parts({ block, catalogue, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "home.parts" });
  const { version } = catalogue;
  const thumbnail = (
    field: Parameters<typeof shortThumbnailUrl>[0],
    option: { key: string; family?: string },
  ) => shortThumbnailUrl(field, option, { stage: "transparent", version }, "*");
  const rotors = onSale(catalogue.rotor);
  const dials = onSale(catalogue.dial);
  const engraved = rotors.length - 1;
  const painted = dials.filter(({ hasWarning }) => hasWarning).length;
  const columns = [
    {
      id: "rotors",
      count: String(rotors.length),
      text: t("rotors", { engraved }),
      picture: thumbnail("rotor", { key: rotorToShow(rotors) }),
      size: 0.9,
    },
    {
      id: "straps",
      count: String(onSale(catalogue.strapStyle).length),
      text: t("straps"),
      picture: thumbnail("strapColor", { key: "BR", family: "LE" }),
      size: 0.72,
    },
    {
      id: "cases",
      count: `${onSale(catalogue.caseType).length} × ${finishesPerCase(catalogue)}`,
      text: t("cases"),
      picture: thumbnail("caseColor", { key: "CAS-SM-si" }),
      size: 1.3,
    },
    {
      id: "dials",
      count: String(dials.length),
      text: t("dials", { painted }),
      picture: thumbnail("dial", { key: "DI" }),
      size: 0.9,
    },
    {
      id: "hands",
      count: String(onSale(catalogue.hands).length),
      text: t("hands"),
      picture: thumbnail("hands", { key: "HAN-DIS-SI" }),
      size: 0.8,
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
