import type { ReactNode } from "react";
import type { StageTone } from "@/src/domain/watch/ready-made";

interface Props {
  /** The large picture. */
  href: string;
  /** px */
  width: number;
  /** px */
  height: number;
  className?: string;
  tone?: StageTone;
  /** Takes both columns of the wall. */
  wide?: boolean;
  /** What lies over it and leads elsewhere. */
  over?: ReactNode;
  children: ReactNode;
}

/** A picture of the wall, and the way to see it large (see ZoomArea). */
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
