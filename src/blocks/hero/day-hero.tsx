import { getTranslations } from "next-intl/server";
import type { HeroBlock } from "./hero-block";
import { modelUrl } from "@/src/domain/watch/model-query";
import { CalmTurn } from "@/src/components/viewer-3d/auto-rotation/calm-turn";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./day-hero.module.css";
import { EditorButton } from "@/src/components/editorial/editor-button";
import { Illustration, illustrationWatch } from "@/src/components/editorial/illustration";
import { isWide } from "@/src/components/editorial/is-wide";
import { Paragraphs } from "@/src/components/editorial/paragraphs";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: HeroBlock;
  isFirst: boolean;
}

/**
 * Light variant: the text at the margin, the picture beside it up to the edge of the screen; a wide one below it,
 * from edge to edge.
 */
export async function DayHero({ block, locale, storefront, isFirst }: Props) {
  const t = await getTranslations({ locale, namespace: "turning.calm" });
  const wide = isWide(block.illustration);
  const composed = illustrationWatch(block.illustration, storefront);
  // A text about composing a watch is illustrated with its sides.
  const turns = composed && block.illustration.view === "front" && block.link?.href === "/configurator";
  return (
    <section
      className={styles.hero}
      data-tone={block.illustration.stage}
      data-wide={wide || undefined}
      {...(isFirst && !wide && { "data-words-low": "" })}
    >
      <div className={styles.text}>
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.lead} data-type="lead">
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <EditorButton link={block.link} locale={locale} />
      </div>
      <div className={styles.picture} {...(block.illustration.picture === null && { "data-composed": true })}>
        <Illustration
          illustration={block.illustration}
          locale={locale}
          storefront={storefront}
          sizes={wide ? "100vw" : "(width < 900px) 112vw, 62vw"}
          priority={isFirst}
        />
        {turns && (
          <CalmTurn
            address={modelUrl(composed.parts, { version: storefront.catalogue.version })}
            texts={{ pause: t("pause"), resume: t("resume") }}
          />
        )}
      </div>
    </section>
  );
}
