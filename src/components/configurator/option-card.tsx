"use client";
import type { ReactNode } from "react";
import type { Option } from "@/src/domain/watch/catalogue";
import type { PictureWidth } from "@/src/domain/watch/picture-view";
import { srcSetOf } from "@/src/components/primitives/src-set";
import { useConfigurator } from "./configurator-context";
import { useGroup } from "./group-context";
import { LocalText } from "./local-text";
import styles from "./option-card.module.css";
import { OptionFlags } from "./option-flags";
import { optionPicture } from "./option-picture";
import { PriceDifference } from "./price-difference";
import { useOption } from "./use-option";

interface Props {
  option: Option & { readonly family?: string };
  /** The swatch has the shape of the part: round for dials and hands, square for cases and straps. */
  shape: "round" | "square";
  /** Shorter name where a heading already contains the rest. */
  name?: ReactNode;
}

const widths = [160, 240, 320] as const satisfies readonly PictureWidth[];

/** One option with its picture, name, price difference and flags: a radio button, whatever its style. */
export function OptionCard({ option, shape, name }: Props) {
  const { catalogue } = useConfigurator();
  const { field, selection } = useGroup();
  const { box, control } = useOption(option);
  const tone = shape === "square" ? "craie" : "papier";
  const at = optionPicture(field, option, selection, catalogue, tone);
  const picture = option.thumbnail ?? at(160);
  return (
    <label className={styles.card} data-shape={shape} {...control}>
      <input {...box} />
      <span className={styles.picture}>
        {picture && (
          <img
            src={picture}
            srcSet={option.thumbnail ? undefined : srcSetOf(widths, at)}
            sizes="(width < 900px) 6.5rem, 8rem"
            alt=""
            width={160}
            height={160}
            loading="lazy"
            decoding="async"
            // The code that handles a choice must not wait for them.
            fetchPriority="low"
            onError={(event) => {
              // The name still identifies it; a broken image would suggest a fault.
              event.currentTarget.hidden = true;
            }}
          />
        )}
      </span>
      <span className={styles.name}>{name ?? <LocalText text={option.label} />}</span>
      <PriceDifference priced={option} />
      <OptionFlags option={option} />
    </label>
  );
}
