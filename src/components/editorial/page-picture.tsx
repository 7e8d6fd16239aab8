import type { Picture } from "@/src/domain/content/picture";
import { smallerPicture } from "@/src/domain/content/smaller-picture";
import { SizedPicture } from "@/src/components/primitives/sized-picture";

/** Of the widths in next.config.ts, in steps that a screen can tell apart. */
const widths = [640, 1080, 1920] as const;

interface Props {
  /** Nothing is shown where none was chosen. */
  picture: Picture | null;
  /** Its width on the page, as in the sizes attribute. */
  sizes: string;
}

/** A photograph beside a form or a list; the text says everything it shows. */
export function PagePicture({ picture, sizes }: Props) {
  if (!picture) return null;
  const { url, width, height, focus } = picture;
  return (
    <SizedPicture
      address={smallerPicture(url, "*")}
      widths={widths}
      sizes={sizes}
      width={width}
      height={height}
      {...(focus && { focus: `${focus[0]}% ${focus[1]}%` })}
      alt=""
    />
  );
}
