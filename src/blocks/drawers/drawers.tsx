import NextLink from "next/link";
import type { DrawersBlock } from "./drawers-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import type { SelectionField } from "@/src/domain/watch/selection";
import { shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";
import type { Storefront } from "@/src/services/content/load-storefront";
import { localeHref } from "@/src/i18n/locale-href";
import { groupPath } from "@/src/components/catalogue/catalogue-pages";
import { catalogueTitles } from "@/src/components/catalogue/catalogue-titles";
import { LazyPicture } from "@/src/components/primitives/lazy-picture";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "@/src/blocks/gallery/gallery.module.css";
import { EditorLink } from "@/src/components/editorial/editor-link";
import { Paragraphs } from "@/src/components/editorial/paragraphs";

interface Props {
  block: DrawersBlock;
  storefront: Storefront;
  locale: Locale;
  isFirst: boolean;
}

const fields = [
  "caseColor",
  "dial",
  "hands",
  "strapColor",
  "rotor",
  "bezelInsertColor",
] as const satisfies readonly SelectionField[];
const shown = 4;

/** Some parts of a drawer, chosen as far apart as possible. */
function apart(options: readonly Option[]): readonly Option[] {
  const step = Math.max(1, options.length / shown);
  const wanted = Array.from({ length: Math.min(shown, options.length) }, (_, index) => index);
  return wanted.flatMap((index) => options[Math.floor(index * step)] ?? []);
}

/** The parts as a cabinet: a drawer for each kind, with their number and a few of them, all from the catalogue. */
export async function Drawers({ block, locale, storefront: { catalogue }, isFirst }: Props) {
  const titles = await catalogueTitles(locale);
  const drawers = fields.map((field) => {
    const options: readonly Option[] = catalogue[field].filter(({ enabled }) => enabled);
    const pictures = apart(options.filter(({ layer }) => layer)).flatMap((option) => {
      const view = { width: 320, stage: "transparent", version: catalogue.version } as const;
      return option.thumbnail ?? shortThumbnailUrl(field, option, view) ?? [];
    });
    return { field, count: options.length, pictures };
  });
  return (
    <section className={styles.drawing} data-block="">
      <div className={styles.opening} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.lead}>
          <Paragraphs text={block.text} locale={locale} />
          <EditorLink link={block.link} locale={locale} />
        </div>
      </div>
      <ul className={styles.cabinet}>
        {drawers
          .filter(({ count }) => count > 0)
          .map(({ field, count, pictures }) => (
            <li key={field}>
              <NextLink href={localeHref(locale, groupPath(field, 1))} prefetch={false}>
                <span className={styles.parts}>
                  {pictures.map((picture) => (
                    <LazyPicture key={picture} src={picture} edge={320} />
                  ))}
                </span>
                <b data-type="figure">{count}</b>
                <span className={styles.name}>{titles[field]}</span>
              </NextLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
