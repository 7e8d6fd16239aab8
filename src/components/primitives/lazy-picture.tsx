"use client";

interface Props {
  src: string;
  /** px; it is square */
  edge: number;
  className?: string;
}

/**
 * A small square picture beside a text that describes it, loaded lazily. A client component only to reduce weight,
 * see SizedPicture.
 */
export function LazyPicture({ src, edge, className }: Props) {
  return (
    <img className={className} src={src} alt="" width={edge} height={edge} loading="lazy" decoding="async" />
  );
}
