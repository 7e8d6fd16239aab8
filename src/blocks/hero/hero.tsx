import type { HeroBlock } from "./hero-block";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { DayHero } from "./day-hero";
import { NightHero } from "./night-hero";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: HeroBlock;
  isFirst: boolean;
}

const scenes = { jour: DayHero, nuit: NightHero };

/** The opening of a page, light or dark. */
export function Hero(props: Props) {
  const Scene = scenes[props.block.scene];
  return <Scene {...props} />;
}
