import NextLink from "next/link";
import type { NavigationEntry } from "../../domain/content/navigation";
import { localise, type Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { Icon } from "../primitives/icon";
import { CurrentLink } from "./current-link";
import { Dropdown } from "./dropdown";

interface Props {
  entry: NavigationEntry;
  locale: Locale;
}

/** An entry of the navbar: a link, or a list that opens. */
export function NavEntry({ entry, locale }: Props) {
  const label = localise(entry.label, locale);
  if (entry.children.length === 0) {
    const path = entry.href ?? "/";
    return (
      <CurrentLink path={path} href={localeHref(locale, path)}>
        {label}
      </CurrentLink>
    );
  }
  return (
    <Dropdown
      label={
        <>
          {label} <Icon name="chevron" size="tiny" />
        </>
      }
    >
      <ul>
        {entry.children.map((link) => (
          <li key={link.href}>
            <NextLink href={localeHref(locale, link.href)}>{localise(link.label, locale)}</NextLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
