import type { Availability } from "@/src/domain/product/availability";
import type { DialColor } from "@/src/domain/watch/dial-color";
import type { BackgroundTone, WatchLine } from "@/src/domain/watch/ready-made";
import type { Selection } from "@/src/domain/watch/selection";
import type { FullText } from "@/src/seed/catalogue/seed-option";

/** A sku of a watch. Prices of ready-made watches are ours: the specification gives none. */
export interface SeedWatchProduct {
  readonly sku: string;
  /** mm */
  readonly diameter: 36 | 40;
  /** hundredths of a euro */
  readonly price: number;
  readonly isNew?: boolean;
  /** "in-stock" when left out: all parts lie in the workshop. */
  readonly availability?: Availability;
}

/** A ready-made watch as the shop is delivered with it. */
export interface SeedWatch {
  readonly code: string;
  readonly line: WatchLine;
  readonly path: string;
  readonly stage: BackgroundTone;
  readonly color: DialColor;
  readonly name: FullText;
  readonly tagline: FullText;
  readonly description: FullText;
  /** What it differs in from the configurator's default watch. */
  readonly parts: Partial<Selection>;
  /** Dial the configurator opens with, as its own is not offered there. */
  readonly configuratorDial: string;
  readonly related: readonly string[];
  readonly products: readonly SeedWatchProduct[];
  /** g with its strap */
  readonly weight: number;
}
