import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { LineKind } from "@/src/domain/cart/article-kind";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { StrapMaterial } from "@/src/domain/watch/catalogue";
import type { BackgroundTone } from "@/src/domain/watch/ready-made";

/** Choices of a select field in the reader's language, in the order in which they are defined. */
export const wordedOptions = <Value extends string>(words: Readonly<Record<Value, ReaderText>>) =>
  Object.entries<ReaderText>(words).map(([value, label]) => ({ value, label }));

/** Kinds of articles. */
export const kindNames: Readonly<Record<LineKind, ReaderText>> = adminMessagesByKey(
  "catalogue.wordedOptions.kind",
);

/** Backgrounds of a watch, by their appearance. */
export const backgroundNames: Readonly<Record<BackgroundTone, ReaderText>> = adminMessagesByKey(
  "catalogue.wordedOptions.tone",
);

/** Metals of hands. */
export const metalNames = adminMessagesByKey("catalogue.wordedOptions.metal");

/** Luminous parts. */
export const lumeNames = adminMessagesByKey("catalogue.wordedOptions.lume");

/** Materials of straps. */
export const materialNames: Readonly<Record<StrapMaterial, ReaderText>> = adminMessagesByKey(
  "catalogue.wordedOptions.material",
);
