import { localise, type Localised, type Locale } from "@/src/domain/locale/locale";
import { BrokenText } from "./broken-text";
import { langOf } from "./words";

interface Props {
  text: Localised;
  locale: Locale;
}

/** An editor's text; an empty line begins a new paragraph. */
export function Paragraphs({ text, locale }: Props) {
  return localise(text, locale)
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((paragraph, position) => (
      // Paragraphs have no id: the index is the key.
      <p key={position} {...langOf(text, locale)}>
        <BrokenText text={paragraph} />
      </p>
    ));
}
