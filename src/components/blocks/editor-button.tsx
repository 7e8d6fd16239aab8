import type { NavigationLink } from "../../domain/content/navigation";
import type { Locale } from "../../domain/locale/locale";
import { linkHref } from "../../i18n/link-href";
import { ButtonLink } from "../primitives/button";
import { Icon } from "../primitives/icon";
import { words } from "./words";

interface Props {
  link: NavigationLink | null;
  locale: Locale;
  tone?: "outline" | "light";
}

/** An editor's link in the shape of a button; nothing where there is none. */
export function EditorButton({ link, locale, tone }: Props) {
  if (!link) return null;
  return (
    <ButtonLink {...(tone && { tone })} href={linkHref(locale, link.href)}>
      <span {...words(link.label, locale)} />
      <Icon name="arrow" />
    </ButtonLink>
  );
}
