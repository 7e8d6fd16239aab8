import type { ReactNode } from "react";
import type { BackgroundTone } from "@/src/domain/watch/ready-made";

interface Props {
  /** The large picture. */
  href: string;
  /** px */
  width: number;
  /** px */
  height: number;
  className?: string;
  tone?: BackgroundTone;
  /** Takes both columns of the wall. */
  wide?: boolean;
  /** Links over it. */
  over?: ReactNode;
  children: ReactNode;
}

/** A picture of the wall, linked to its large version (see ZoomArea). */
export function ZoomLink({ href, width, height, className, tone, wide, over, children }: Props) {
  return (
    <figure className={className} data-tone={tone} data-wide={wide || undefined}>
      <a href={href} data-zoom="" data-width={width} data-height={height}>
        {children}
      </a>
      {over}
    </figure>
  );
}
