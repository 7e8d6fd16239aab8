import { writeAddress } from "./address";
import type { TextKind } from "./markup-tokens";
import { stateOf, type ShopText } from "./shop-text";
import type { ReturnedText } from "./plan-import";

/** A text as it leaves for translation. */
export interface ExchangedText extends ReturnedText {
  readonly list: string;
  readonly kind: TextKind;
  /** Readable location. */
  readonly context: string;
  readonly maxLength: number | null;
  /** The French text has changed since it was translated. */
  readonly isOutdated: boolean;
}

/** What leaves with a text: a translation that is old or wrong counts as begun only. */
export function exchangedText(text: ShopText, context: string): ExchangedText {
  const state = stateOf(text);
  const { list, kind, maxLength, source, target } = text;
  return {
    id: writeAddress(text),
    list,
    kind,
    context,
    maxLength,
    source,
    target,
    state: state === "translated" || state === "reviewed" ? state : "initial",
    isOutdated: state === "outdated",
  };
}
