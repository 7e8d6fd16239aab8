import type { Localised, Locale } from "@/src/domain/locale/locale";
import { BrokenText } from "./broken-text";
import { words } from "./words";

interface Props {
  title: Localised;
  locale: Locale;
  /** The page's own heading, large; every other block has one of the second level. */
  isFirst: boolean;
  /** Size of a heading of the second level. */
  size?: "t1" | "t2";
}

/** Title of a block, with the line breaks its editor has set. Nothing without one. */
export function BlockTitle({ title, locale, isFirst, size = "t1" }: Props) {
  const { children, ...lang } = words(title, locale);
  if (!children) return null;
  const text = <BrokenText text={children} />;
  return isFirst ? (
    <h1 data-type="giant" {...lang}>
      {text}
    </h1>
  ) : (
    <h2 data-type={size} {...lang}>
      {text}
    </h2>
  );
}
