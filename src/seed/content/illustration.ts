import * as v from "valibot";
import { stageTones } from "@/src/domain/watch/ready-made";
import { sceneName } from "./scenes";

export const illustrationEntries = {
  scene: v.optional(sceneName),
  /** Code of a ready-made watch. */
  watch: v.optional(v.string()),
  view: v.optional(v.picklist(["front", "back"])),
  stage: v.optional(v.picklist(stageTones)),
};

/** A drawn scene, or a ready-made watch whose picture is composed. */
export const illustration = v.strictObject(illustrationEntries);
