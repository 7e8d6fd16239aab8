import type { Picture } from "@/src/domain/content/picture";
import { shortUploadUrl } from "@/src/domain/content/short-upload-url";
import type { Locale } from "@/src/domain/locale/locale";
import { langOf } from "./words";
import { localise } from "@/src/domain/locale/locale";
import { SizedPicture } from "@/src/components/primitives/sized-picture";

interface Props {
  picture: Picture;
  locale: Locale;
  /** Its width on the page, as in the sizes attribute. */
  sizes: string;
  /** Visible without scrolling; all others are loaded lazily. */
  priority?: boolean;
}

/** Of the widths in next.config.ts those that a picture on a page is shown in; one a tenth larger adds nothing. */
const widths = [640, 828, 1080, 1920, 3840] as const;

/**
 * A frame that crops a picture shows about half of it: the focal point moves to the middle of that half, or its side
 * to the edge.
 */
const heldAt = (focus: number) => `${Math.min(100, Math.max(0, 2 * focus - 50))}%`;

/** A picture an editor has uploaded, never sent larger than displayed or uploaded. */
export function UploadedPicture({ picture, locale, sizes, priority }: Props) {
  const { url, alt, width, height, focus } = picture;
  const useful = widths.filter((size, index) => index === 0 || (widths[index - 1] ?? 0) < width);
  return (
    <SizedPicture
      address={shortUploadUrl(url, "*")}
      widths={useful}
      sizes={sizes}
      width={width}
      height={height}
      alt={localise(alt, locale)}
      {...langOf(alt, locale)}
      {...(focus && { focus: focus.map(heldAt).join(" ") })}
      {...(priority && { priority })}
    />
  );
}
