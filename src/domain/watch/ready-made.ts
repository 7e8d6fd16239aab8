import type { Localised } from "@/src/domain/locale/locale";
import type { Picture } from "@/src/domain/content/picture";
import type { DialColor } from "./dial-color";
import type { Selection } from "./selection";
import type { WatchLine } from "./watch-line";

/** Backgrounds of a watch. Source: specification 3.7. */
export const stageTones = ["givre", "brume", "sable", "rosee", "craie"] as const;
export type BackgroundTone = (typeof stageTones)[number];

/** Measured facts, without units; a page adds them in its language. */
export interface WatchSpecs {
  /** mm */
  readonly thickness: number;
  /** mm, from lug to lug, of the largest diameter */
  readonly lugToLug: number;
  /** mm between the lugs */
  readonly lugWidth: number;
  /** ATM */
  readonly waterResistance: number;
  /** vibrations per hour */
  readonly frequency: number;
  /** hours */
  readonly powerReserve: number;
  readonly jewels: number;
  /** g with its strap */
  readonly weight: number;
  /** seconds a day, slow and fast limit */
  readonly accuracy: readonly [number, number];
  readonly calibre: string;
  readonly caseMaterial: Localised;
  readonly glass: Localised;
  /** Wrists the strap fits; empty where unknown. */
  readonly strapLength: Localised;
  /** How the clasp is adjusted; empty where unknown. */
  readonly clasp: Localised;
}

/** A ready-made watch as its page shows it; its prices are in its products. */
export interface ReadyMadeWatch {
  /** Unique, as in the address: DI01, DIPIME, RE1070. */
  readonly code: string;
  readonly line: WatchLine;
  /** Address of its page without the language: /montres/distinction/DI01. */
  readonly path: string;
  readonly name: Localised;
  readonly tagline: Localised;
  readonly description: Localised;
  readonly care: Localised;
  /** Lines separated by an empty line: contents of the box. */
  readonly box: Localised;
  readonly stage: BackgroundTone;
  readonly color: DialColor;
  readonly specs: WatchSpecs;
  /** Its parts; the picture is composed from them. */
  readonly parts: Selection;
  /** The nearest watch the configurator offers: "make it yours" opens it. */
  readonly configuratorParts: Selection;
  readonly gallery: readonly Picture[];
  /** Codes of watches shown beside it. */
  readonly related: readonly string[];
}
