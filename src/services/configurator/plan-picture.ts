import type { PictureFormat } from "@/src/domain/watch/picture-view";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import type { Picture } from "@/src/gateways/compositor/finished-pictures";
import type { PictureSubject } from "@/src/gateways/compositor/picture-order";
import type { Turn } from "@/src/gateways/compositor/render-queue";

export type { Turn };

/** A picture that can be named before it is made: whoever has it already need not wait for it. */
export interface PlannedPicture {
  /** Whether the query asks for artwork as it is today; an older or unknown version may show something else. */
  readonly isCurrentVersion: boolean;
  readonly addressIn: (format: PictureFormat) => string;
  /** The picture if it was made before. */
  readonly findIn: (format: PictureFormat) => Promise<Picture | null>;
  /**
   * @param turn who asks; the shop for itself when left out
   * @throws TooBusy when more pictures wait than anybody would wait for, Abandoned when the asker has left
   */
  readonly composeIn: (format: PictureFormat, turn?: Turn) => Promise<Picture>;
  /** Makes the picture when nobody waits for another one. */
  readonly composeLaterIn: (format: PictureFormat) => void;
}

/** A picture of what lies on what, in every format. */
export const planPicture = (
  subject: PictureSubject,
  isCurrentVersion: boolean,
  compositor: Compositor,
): PlannedPicture => ({
  isCurrentVersion,
  addressIn: (format) => compositor.addressOf({ ...subject, format }),
  findIn: (format) => compositor.find({ ...subject, format }),
  composeIn: (format, turn) => compositor.compose({ ...subject, format }, turn),
  composeLaterIn: (format) => compositor.composeLater({ ...subject, format }),
});
