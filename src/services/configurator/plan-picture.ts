import type { PictureFormat } from "@/src/domain/watch/picture-view";
import type { Compositor } from "@/src/gateways/compositor/compositor";
import type { Picture } from "@/src/gateways/compositor/finished-pictures";
import type { PictureSubject } from "@/src/gateways/compositor/picture-order";
import type { Turn } from "@/src/gateways/compositor/render-queue";

export type { Turn };

/** A picture whose name is known before it is rendered: a client that has it cached need not wait. */
export interface PlannedPicture {
  /** Whether the query names the current artwork version; an older or unknown version may look different. */
  readonly isCurrentVersion: boolean;
  readonly addressIn: (format: PictureFormat) => string;
  /** The picture if it has already been rendered. */
  readonly findIn: (format: PictureFormat) => Promise<Picture | null>;
  /**
   * @param turn the requesting client; by default the shop itself
   * @throws TooBusy when the queue is full, Abandoned when the client has disconnected
   */
  readonly composeIn: (format: PictureFormat, turn?: Turn) => Promise<Picture>;
  /** Renders the picture when the queue is empty. */
  readonly composeLaterIn: (format: PictureFormat) => void;
}

/** A picture of stacked layers, in every format. */
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
