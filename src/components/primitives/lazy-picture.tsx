"use client";

interface Props {
  src: string;
  /** px; it is square */
  edge: number;
  className?: string;
}

/**
 * A small square picture beside a text that says what it is, fetched when it comes near. It belongs to the browser's
 * code for the sake of weight alone, see SizedPicture.
 */
export function LazyPicture({ src, edge, className }: Props) {
  return (
    <img className={className} src={src} alt="" width={edge} height={edge} loading="lazy" decoding="async" />
  );
}
