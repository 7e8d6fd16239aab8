import type { NavigationLink } from "@/src/domain/content/navigation";
import type { Locale } from "@/src/domain/locale/locale";
import { linkHref } from "@/src/i18n/link-href";
import { ButtonLink } from "@/src/components/primitives/button";
import { Icon } from "@/src/components/primitives/icon";
import { words } from "./words";

interface Props {
  link: NavigationLink | null;
  locale: Locale;
  tone?: "outline" | "light";
}

/** An editor's link as a button; nothing without one. */
export function EditorButton({ link, locale, tone }: Props) {
  if (!link) return null;
  return (
    <ButtonLink {...(tone && { tone })} href={linkHref(locale, link.href)}>
      <span {...words(link.label, locale)} />
      <Icon name="arrow" />
    </ButtonLink>
  );
}
