/// <reference types="next/image-types/global" />
import parts from "@/media/scenes/flat-parts.webp";
import crown from "@/media/scenes/macro-crown.webp";
import wrist from "@/media/scenes/sizes-on-wrist.webp";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { SizedPicture } from "@/src/components/primitives/sized-picture";

/** Scenes on pages that no editor composes. */
const scenes = { parts, crown, wrist };

/** Of the widths in next.config.ts, in steps that a screen can tell apart. */
const widths = [640, 1080, 1920] as const;

interface Props {
  name: keyof typeof scenes;
  /** Its width on the page, as in the sizes attribute. */
  sizes: string;
}

/** A photograph beside a form or a list; the text says everything it shows. */
export function ScenePicture({ name, sizes }: Props) {
  const { src, width, height } = scenes[name];
  return (
    <SizedPicture
      address={smallerPicture(src, "*")}
      widths={widths}
      sizes={sizes}
      width={width}
      height={height}
      alt=""
    />
  );
}
