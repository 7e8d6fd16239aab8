import type { ReactNode } from "react";
import { frameSize, type PictureWidth, type Stage } from "@/src/domain/watch/picture-view";
import { srcSetOf } from "@/src/components/primitives/src-set";
import styles from "./shared-picture.module.css";

interface Props {
  tone: Stage;
  urlOf: (width: PictureWidth) => string;
  alt: string;
  /** Loaded eagerly; the others lazily. */
  isFirst?: boolean;
  /** Overlay. */
  children?: ReactNode;
}

const widths = [640, 1000, 1600, 2000] as const satisfies readonly PictureWidth[];

/** One side of a watch on its background, strongly cropped. */
export function SharedPicture({ tone, urlOf, alt, isFirst, children }: Props) {
  return (
    <div className={styles.stage} data-tone={tone}>
      <img
        src={urlOf(1000)}
        srcSet={srcSetOf(widths, urlOf)}
        sizes="(width < 900px) 112vw, 66vw"
        width={frameSize}
        height={frameSize}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
      />
      {children}
    </div>
  );
}
