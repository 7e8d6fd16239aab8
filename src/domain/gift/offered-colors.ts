import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { DialColor } from "@/src/domain/watch/dial-color";
import { isOffered } from "@/src/domain/watch/is-offered";

/** Colors that a surprise can leave out: those of the dials and straps on offer. */
export const offeredColors = ({ dial, strapColor }: Catalogue): ReadonlySet<DialColor> =>
  new Set([...dial, ...strapColor].filter(isOffered).flatMap(({ color }) => (color === null ? [] : [color])));
