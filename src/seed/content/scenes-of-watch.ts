import { defaultSelection } from "@/src/domain/watch/selection";
import { strapKey } from "@/src/domain/watch/image-query";
import type { Scene } from "./scene-data";
import type { SeedWatch } from "./seed-watch";

/** Names of the drawn scenes that show this very watch and no other, by its case, strap, dial and hands, or a part of it. */
export function scenesOfWatch(
  { code, parts }: Pick<SeedWatch, "code" | "parts">,
  scenes: readonly Scene[],
): readonly string[] {
  const { caseColor, strapStyle, strapColor, dial, hands } = { ...defaultSelection, ...parts };
  const wanted = { case: caseColor, strap: strapKey({ family: strapStyle, key: strapColor }), dial, hands };
  return scenes.flatMap(({ name, of, things }) => {
    const [watch, ...others] = things.filter(({ what }) => what === "watch");
    const isShown =
      watch !== undefined &&
      others.length === 0 &&
      Object.entries(wanted).every(([role, key]) => watch.parts[role] === key);
    return isShown || of === code ? [name] : [];
  });
}
