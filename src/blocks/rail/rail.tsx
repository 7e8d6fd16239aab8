import type { RailBlock } from "./rail-block";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import { WatchRail } from "@/src/components/watch/watch-rail";
import { EditorLink } from "@/src/components/editorial/editor-link";

interface Props {
  block: RailBlock;
  locale: Locale;
  storefront: Storefront;
}

/** Watches an editor has chosen, in the editor's order. */
export function Rail({ block, locale, storefront }: Props) {
  const { offers, settings, catalogue } = storefront;
  const chosen = block.watches.flatMap((code) => offers.find(({ watch }) => watch.code === code) ?? []);
  if (chosen.length === 0) return null;
  return (
    <WatchRail
      title={localise(block.title, locale)}
      offers={chosen}
      rates={settings.rates}
      locale={locale}
      version={catalogue.version}
    >
      <EditorLink link={block.link} locale={locale} />
    </WatchRail>
  );
}
