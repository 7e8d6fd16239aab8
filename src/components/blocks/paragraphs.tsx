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
      // A paragraph has no name of its own; its place is what tells it apart.
      <p key={position} {...langOf(text, locale)}>
        <BrokenText text={paragraph} />
      </p>
    ));
}
