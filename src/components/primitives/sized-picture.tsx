"use client";
import { watchWidths } from "@/src/components/watch/watch-widths";
import { srcSetOf } from "./src-set";

interface Props {
  /** Its URL, with a star in place of the width. */
  address: string;
  /** px, available widths in ascending order; by default those of a composed watch */
  widths?: readonly number[];
  /** Its width on the page, as in the sizes attribute. */
  sizes: string;
  /** px of the picture that represents all of them, and its height unless it is square; by default a watch's */
  width?: number;
  height?: number;
  /** Empty where the text beside it says the same. */
  alt: string;
  lang?: string;
  /** Its object-position when it is cropped; by default its middle. */
  focus?: string;
  /** Visible without scrolling; all others are loaded lazily. */
  priority?: boolean;
}

/**
 * A picture in several widths. A client component only to reduce weight: the flight data then contain one URL instead
 * of one for each width.
 */
export function SizedPicture({
  address,
  sizes,
  widths = watchWidths(sizes),
  width = 1000,
  height = width,
  alt,
  lang,
  focus,
  priority,
}: Props) {
  const at = (size: number) => address.replace("*", String(size));
  return (
    <img
      src={at(widths.findLast((size) => size <= 1200) ?? width)}
      srcSet={srcSetOf(widths, at)}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      lang={lang}
      style={focus ? { objectPosition: focus } : undefined}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? "sync" : "async"}
    />
  );
}
