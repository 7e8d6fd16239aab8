import type { Picture } from "@/src/domain/content/picture";
import { languageTag, localise, type Locale } from "@/src/domain/locale/locale";
import styles from "./official-picture.module.css";

interface Props {
  picture: Pick<Picture, "url" | "alt" | "width" | "height">;
  /** the language it is written in */
  written: Locale;
  /** Words of the link to the file in its full size. */
  larger: string;
  /** Where it holds; buyers of every country see it. */
  area?: string;
  /** On its own page: as large as the text is wide. */
  isLarge?: boolean;
}

/**
 * Official artwork of the European Union, as it was uploaded: the file itself, in its own proportions and colours.
 * Source: implementing regulation (EU) 2025/1960.
 */
export function OfficialPicture({ picture, written, larger, area, isLarge }: Props) {
  const { url, alt, width, height } = picture;
  return (
    <figure className={styles.official} data-large={isLarge ? "" : undefined}>
      <img
        src={url}
        width={width}
        height={height}
        alt={localise(alt, written)}
        lang={languageTag(written)}
        loading="lazy"
        decoding="async"
      />
      <figcaption data-type="note">
        {area && `${area} `}
        <a data-type="link" href={url} target="_blank" rel="noopener">
          {larger}
        </a>
      </figcaption>
    </figure>
  );
}
