import type { BackgroundTone } from "@/src/domain/watch/ready-made";
import type { Picture } from "./picture";

/** What a block shows: an uploaded picture, or a watch composed from its parts. */
export interface Illustration {
  readonly picture: Picture | null;
  /** Code of a ready-made watch whose composed picture stands in. */
  readonly watch: string | null;
  readonly view: "front" | "back";
  readonly stage: BackgroundTone;
}
