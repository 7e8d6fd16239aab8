"use client";
import { watchWidths } from "@/src/components/watch/watch-widths";
import { srcSetOf } from "./src-set";

interface Props {
  /** Its address, with a star where the width stands. */
  address: string;
  /** px, on offer from the smallest to the largest; those of a composed watch when left out. */
  widths?: readonly number[];
  /** How wide it stands on the page, as in the sizes attribute. */
  sizes: string;
  /** px of the picture that stands for all of them, and its height where it is no square; a watch's when left out */
  width?: number;
  height?: number;
  /** Empty where the text beside it says the same. */
  alt: string;
  lang?: string;
  /** Where it is held when its place cuts it, as object-position says it; its middle when left out. */
  focus?: string;
  /** The first thing seen on the page; everything else waits until it is near. */
  priority?: boolean;
}

/**
 * A picture in several widths. It belongs to the browser's code for the sake of weight alone: a page's record then
 * holds one address instead of one for each width.
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
