import type { Stage } from "@/src/domain/watch/picture-view";
import type { Selection } from "@/src/domain/watch/selection";
import type { View } from "@/src/client/state/configurator/configurator";

interface ToneRule {
  readonly tone: Stage;
  readonly suits: (selection: Selection) => boolean;
}

/** First match wins. Source: specification 3.7: brume for blue and green dials, rosee for pink, sable for leather. */
const toneRules: readonly ToneRule[] = [
  { tone: "rosee", suits: ({ dial }) => /-PI\b/.test(dial) },
  { tone: "brume", suits: ({ dial }) => /-(GR|BL|BUGL|WAVE)\b/.test(dial) },
  {
    tone: "sable",
    suits: ({ strapStyle, strapColor }) => strapStyle === "LE" && /^(BR|DB)/.test(strapColor),
  },
];

/** Background of the watch; the back is always shown on the dark one. */
export function stageTone(selection: Selection, view: View): Stage {
  if (view === "back") return "nuit";
  return toneRules.find((rule) => rule.suits(selection))?.tone ?? "givre";
}
